import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz={18} c="dimmed">a</Text>
  </main>
);
