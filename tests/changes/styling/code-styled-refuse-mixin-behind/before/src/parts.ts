import styled from 'styled-components';
import { theme } from './mixins';

export const Title = styled.h1`
  color: green;
  ${theme};
`;
