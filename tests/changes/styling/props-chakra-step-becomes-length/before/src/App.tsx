import { Box } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Box p={4}>a</Box>
  </main>
);
