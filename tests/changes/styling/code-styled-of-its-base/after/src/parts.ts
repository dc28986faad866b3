import styled from 'styled-components';
const Base = styled.h1`
  color: green;
  margin: 4px;
`;
export const Title = styled(Base)`
  color: red;
`;
