import styled from 'styled-components';
import { theme } from './mixins';

export const Title = styled.h1`
  padding: 4px;
  ${theme};
  padding-left: 9px;
`;
