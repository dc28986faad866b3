import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz="14px">a</Text>
  </main>
);
