import { Box } from '@mui/material';

export const App = () => (
  <main>
    <Box mt={2}>a</Box>
  </main>
);
