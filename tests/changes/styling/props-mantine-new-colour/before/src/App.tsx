import { Button } from '@mantine/core';

export const App = () => (
  <main>
    <Button>a</Button>
  </main>
);
