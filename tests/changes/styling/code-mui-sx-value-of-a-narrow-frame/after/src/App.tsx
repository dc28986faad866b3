import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: { xs: 7, md: 5 } }}>a</Box>
  </main>
);
