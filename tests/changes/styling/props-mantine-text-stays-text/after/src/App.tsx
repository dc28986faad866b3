import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz="18px">a</Text>
  </main>
);
