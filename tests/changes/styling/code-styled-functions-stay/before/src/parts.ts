import styled from 'styled-components';
import { flex } from './mixins';

export const Title = styled.h1`
  ${flex};
  margin: ${(p) => p.theme.gap} auto;
  color: green;
  border: ${(p) => (p.$on ? '1px solid' : 'none')};
`;
