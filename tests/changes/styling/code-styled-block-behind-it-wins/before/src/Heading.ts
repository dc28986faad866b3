import styled, { css } from 'styled-components';

export const Heading = styled.h1<{ as: 'h1' | 'h2' }>`
  ${(props) =>
    props.as === 'h1' &&
    css`
      font-size: 3rem;
    `}

  ${(props) =>
    props.as === 'h2' &&
    css`
      font-size: 2rem;
      font-weight: 500;
    `}

  line-height: 1.4;
  font-size: 1rem;
`;
