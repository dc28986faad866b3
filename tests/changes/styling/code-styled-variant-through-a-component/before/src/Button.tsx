import styled, { css } from 'styled-components';

const toneOf = ({ $tone }: { $tone: string }) => {
  switch ($tone) {
    case 'danger':
      return css`
        color: red;
      `;
    default:
      return css`
        color: blue;
      `;
  }
};

const Root = styled.button<{ $tone: string; $wide?: boolean }>`
  ${toneOf}
  ${({ $wide = false }) => $wide && `color: black;`}
`;

export const Button = ({ tone = 'plain', children }: { tone?: string; children: string }) => (
  <Root $tone={tone}>{children}</Root>
);
