import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack bg="blue.1">a</Stack>
  </main>
);
