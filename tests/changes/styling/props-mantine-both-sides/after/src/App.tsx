import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack gap="md" px="1.5rem">a</Stack>
  </main>
);
