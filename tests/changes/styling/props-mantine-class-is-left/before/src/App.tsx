import { Stack, Text } from '@mantine/core';

export const App = () => (
  <main>
    <Text className="x" c="dimmed">a</Text>
  </main>
);
