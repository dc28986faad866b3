import { Stack, Text } from '@mantine/core';

export const App = ({ on }: { on: boolean }) => (
  <main>
    <Text c={on ? 'red' : 'blue'}>a</Text>
  </main>
);
