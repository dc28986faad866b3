import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz="sm" c="dimmed">a</Text>
  </main>
);
