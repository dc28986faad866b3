import { Heading } from '@radix-ui/themes';

export const App = () => (
  <main>
    <Heading mt="12px">a</Heading>
  </main>
);
