import styled from 'styled-components';
import { colors } from './theme';

export const Title = styled.h1`
  color: blue;
`;
