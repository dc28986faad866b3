import styled from 'styled-components';

const Box = styled.section`
  color: green;
  padding: 4px;

  @media (min-width: 768px) {
    padding: 8px;
  }
`;
export const App = () => <Box>a</Box>;
