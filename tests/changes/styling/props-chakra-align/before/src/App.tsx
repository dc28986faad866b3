import { Flex } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Flex align="center">a</Flex>
  </main>
);
