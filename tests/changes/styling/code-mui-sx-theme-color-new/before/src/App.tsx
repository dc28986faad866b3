import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box>a</Box>
  </main>
);
