import { Heading } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Heading>a</Heading>
  </main>
);
