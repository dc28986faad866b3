import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { Button } from './Button';

const Card = styled.article`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid #bbf7d0;
  border-radius: 12px;

  h3 {
    margin: 0;
    font-size: 18px;
  }

  &:hover {
    border-color: #14532d;
  }
`;

const Label = styled.span({
  padding: '2px 8px',
  borderRadius: 999,
  backgroundColor: '#dcfce7',
  fontSize: 12,
  '&::before': { content: '"#"' },
});

const words = css({ color: '#4b5563', margin: 0, '@media (min-width: 768px)': { fontSize: 17 } });

export function PlantCard({ plant }) {
  return (
    <Card>
      <h3>{plant.name}</h3>
      <p css={words}>{plant.words}</p>
      <div css={{ display: 'flex', gap: 6 }}>
        {plant.tags.map((tag) => (
          <Label key={tag}>{tag}</Label>
        ))}
      </div>
      <em css={css`
        letter-spacing: 1px;
      `}>
        {plant.price}
      </em>
      <Button $quiet>Add</Button>
    </Card>
  );
}
