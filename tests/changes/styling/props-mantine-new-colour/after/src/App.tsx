import { Button } from '@mantine/core';

export const App = () => (
  <main>
    <Button bg="#333333">a</Button>
  </main>
);
