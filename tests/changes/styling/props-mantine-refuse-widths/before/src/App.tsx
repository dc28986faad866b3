import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text fz={{ base: 'sm', md: 'lg' }}>a</Text>
  </main>
);
