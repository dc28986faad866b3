import { Heading } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Heading fontSize="18px" mt="8px">a</Heading>
  </main>
);
