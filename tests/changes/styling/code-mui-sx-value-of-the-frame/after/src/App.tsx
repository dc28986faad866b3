import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: { xs: 3, md: 7 } }}>a</Box>
  </main>
);
