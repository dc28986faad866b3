import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack>a</Stack>
  </main>
);
