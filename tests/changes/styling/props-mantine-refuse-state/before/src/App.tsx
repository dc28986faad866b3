import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text c="dimmed">a</Text>
  </main>
);
