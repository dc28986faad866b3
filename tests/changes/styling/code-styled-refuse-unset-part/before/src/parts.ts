import styled from 'styled-components';

export const Title = styled.h1`
  padding: 4px;
`;
