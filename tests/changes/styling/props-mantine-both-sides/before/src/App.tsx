import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack gap="md">a</Stack>
  </main>
);
