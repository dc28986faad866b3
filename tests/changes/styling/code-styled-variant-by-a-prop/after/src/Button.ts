import styled, { css } from 'styled-components';

const variations = {
  primary: css`
    color: white;
    background-color: navy;

    &:hover {
      background-color: blue;
    }
  `,
  danger: css`
    background-color: darkred;

    &:hover {
      background-color: red;
    }
  `,
};

const Button = styled.button<{ $variation?: 'primary' | 'danger' }>`
  border: none;
  ${(props) => (props.$variation ? variations[props.$variation!] : 'primary')}
`;

Button.defaultProps = {
  $variation: 'primary',
};

export default Button;
