import styled from 'styled-components';

export const Title = styled.h1`
  background: white;
  border: 1px solid ${({ theme }) => theme.line};
`;
