import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: { xs: -0.5, md: 2 } }}>a</Box>
  </main>
);
