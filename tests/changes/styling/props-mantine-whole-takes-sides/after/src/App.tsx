import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack p={4}>a</Stack>
  </main>
);
