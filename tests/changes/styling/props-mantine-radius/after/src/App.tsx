import { Card } from '@mantine/core';

export const App = () => (
  <main>
    <Card radius={20} shadow="none">a</Card>
  </main>
);
