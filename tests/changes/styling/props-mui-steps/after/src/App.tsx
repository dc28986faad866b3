import { Box } from '@mui/material';

export const App = () => (
  <main>
    <Box mt={1.5}>a</Box>
  </main>
);
