import { Heading } from '@radix-ui/themes';

export const App = () => (
  <main>
    <Heading mt="4">a</Heading>
  </main>
);
