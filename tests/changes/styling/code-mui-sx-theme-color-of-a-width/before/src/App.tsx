import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ color: { xs: 'text.secondary', md: 'red' } }}>a</Box>
  </main>
);
