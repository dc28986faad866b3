import styled, { css } from 'styled-components';

const quiet = css`
  opacity: 0.5;
  letter-spacing: 1px
`;

export const Title = styled.h1`
  color: red;
  ${quiet};
  letter-spacing: 2px;
`;
