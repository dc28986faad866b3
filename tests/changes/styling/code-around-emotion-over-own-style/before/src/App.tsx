import styled from '@emotion/styled';

const Title = styled.h2({ color: 'gray' });
const Box = styled.div({ padding: 8, '& > :first-child': { color: 'navy' }, '& > h2': { color: 'black' } });

export const App = () => (
  <Box>
    <p>Intro</p>
    <Title>Stays</Title>
  </Box>
);
