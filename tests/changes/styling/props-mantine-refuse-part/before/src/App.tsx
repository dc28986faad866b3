import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text bd="1px solid red">a</Text>
  </main>
);
