import { Card } from '@mantine/core';

export const App = () => (
  <main>
    <Card radius="md" shadow="sm">a</Card>
  </main>
);
