import styled from 'styled-components';

export const Title = styled.h1`
  background: red;
  border: 1px solid ${({ theme }) => theme.line};
  border-width: 2px;
`;
