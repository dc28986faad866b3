import styled from 'styled-components';

export const Title = styled.h1`
  color: green;

  &:hover {
    color: blue;
  }

  &:active {
    color: red;
  }
`;
