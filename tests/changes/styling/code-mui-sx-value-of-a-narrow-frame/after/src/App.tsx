import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: { xs: '56px', md: 5 } }}>a</Box>
  </main>
);
