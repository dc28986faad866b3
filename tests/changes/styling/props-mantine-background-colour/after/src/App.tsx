import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Stack bg="tomato">a</Stack>
  </main>
);
