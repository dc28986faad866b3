import styled from 'styled-components';
import { on } from './on';

export const Title = styled.h1`
  color: ${on ? 'red' : 'green'};
`;
