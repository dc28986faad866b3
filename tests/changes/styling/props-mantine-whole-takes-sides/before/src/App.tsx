import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack p="md" pt={12}>a</Stack>
  </main>
);
