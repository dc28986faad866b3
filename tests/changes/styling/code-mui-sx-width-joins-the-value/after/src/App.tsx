import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: 1, mb: { xs: 3, lg: 5, md: 7 } }}>a</Box>
  </main>
);
