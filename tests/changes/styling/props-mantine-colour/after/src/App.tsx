import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz="sm" c="#ff0000">a</Text>
  </main>
);
