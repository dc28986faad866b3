import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: { md: 3 } }}>a</Box>
    <Box sx={{ px: { xs: 2, md: 3 } }}>b</Box>
  </main>
);
