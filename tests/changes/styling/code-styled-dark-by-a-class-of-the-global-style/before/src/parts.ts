import styled from 'styled-components';

export const Title = styled.h1`
  color: green;
  font-size: 30px;
`;
