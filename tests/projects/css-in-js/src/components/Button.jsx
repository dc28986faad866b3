import styled, { css } from 'styled-components';

export const Button = styled.button`
  padding: 8px 16px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: ${({ theme }) => theme.colors.ink};
  color: white;

  &:hover {
    opacity: 0.9;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.line};
  }

  ${({ $quiet }) =>
    $quiet &&
    css`
      background: transparent;
      color: inherit;
    `}
`;
