import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ bgcolor: 'warning.lighter', p: 1 }}>a</Box>
  </main>
);
