import { Flex } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Flex align="start">a</Flex>
  </main>
);
