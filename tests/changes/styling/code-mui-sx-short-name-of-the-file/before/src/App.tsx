import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box>a</Box>
    <Box sx={{ p: 3, bgcolor: 'blue' }}>a</Box>
  </main>
);
