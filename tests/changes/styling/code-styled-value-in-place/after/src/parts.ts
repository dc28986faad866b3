import styled from 'styled-components';

export const Title = styled.h1.attrs({ dir: 'auto' })`
  color: blue;
  font-size: 30px;
`;
