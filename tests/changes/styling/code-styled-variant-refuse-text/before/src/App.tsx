import styled, { css } from 'styled-components';

const sizes = { small: 'font-size: 1rem;', big: 'font-size: 2rem;' };

export const Title = styled.h1<{ $size: 'small' | 'big' }>`
  color: red;
  ${({ $size }) => sizes[$size]}
`;

export const App = () => <Title $size="small">Orders</Title>;
