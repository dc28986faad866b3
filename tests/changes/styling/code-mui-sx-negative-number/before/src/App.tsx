import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: -2.25 }}>a</Box>
  </main>
);
