import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack p="md">a</Stack>
  </main>
);
