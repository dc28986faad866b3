import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack gap={30}>a</Stack>
  </main>
);
