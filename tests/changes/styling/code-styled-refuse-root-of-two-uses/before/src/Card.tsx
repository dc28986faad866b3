import styled from 'styled-components';

const Box = styled.section`
  color: green;
`;
export const Card = ({ className }) => <Box className={className}>a</Box>;
