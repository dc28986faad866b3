import styled from 'styled-components';
import { HiHome } from 'react-icons/hi2';
import { Flag, Heading } from './parts';

const Box = styled.div`
  color: gray;

  & > *:first-child {
    margin-bottom: 1.6rem;
  }

  & p:first-of-type {
    color: black;
  }

  & svg {
    width: 2rem;
  }
`;

export const App = ({ flag }: { flag: string }) => (
  <Box>
    <Heading>Stays</Heading>
    {flag && <Flag src={flag} alt="" />}
    <p>Ann</p>
    <p>Berlin</p>
    <HiHome />
    <Heading>More</Heading>
  </Box>
);
