import styled from 'styled-components';

const Box = styled.section`
  color: blue;
`;
export const Card = () => <Box>a</Box>;
