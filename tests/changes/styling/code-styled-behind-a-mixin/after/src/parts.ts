import styled from 'styled-components';
import { flex } from './mixins';

export const Title = styled.h1`
  ${flex};
  color: blue;
`;
