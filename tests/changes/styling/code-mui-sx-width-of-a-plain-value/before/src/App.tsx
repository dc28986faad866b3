import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: 1, mb: 3 }}>a</Box>
  </main>
);
