import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ color: { xs: 'text.primary', md: 'red' } }}>a</Box>
  </main>
);
