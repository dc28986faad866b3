import styled from 'styled-components';

export const Btn = styled.button`
  color: ${({ theme }) => theme.ink};
`;
