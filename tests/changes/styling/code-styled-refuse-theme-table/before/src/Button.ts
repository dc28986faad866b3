import styled from 'styled-components';

const Button = styled.button<{ $variation?: 'primary' | 'danger' }>`
  padding: 4px;
  ${(p) => p.theme.buttons[p.$variation ?? 'primary']}
`;

export default Button;
