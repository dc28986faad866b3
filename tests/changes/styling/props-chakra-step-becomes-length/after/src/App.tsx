import { Box } from '@chakra-ui/react';

export const App = () => (
  <main>
    <Box p="12px">a</Box>
  </main>
);
