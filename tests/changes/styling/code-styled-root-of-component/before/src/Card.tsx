import styled from 'styled-components';

const Box = styled.section`
  color: green;
`;
export const Card = () => <Box>a</Box>;
