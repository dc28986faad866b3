import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: { xs: -1, md: 2 } }}>a</Box>
  </main>
);
