import styled from 'styled-components';

const tones = { plain: 'letter-spacing: 1px;', loud: 'letter-spacing: 3px;' };

export const Title = styled.h1`
  ${({ className }) => `
    ${tones.plain}
    margin: 0;
    ${className}
  `}
`;
