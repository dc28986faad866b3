import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: { xs: 3 }, pt: { md: 4 } }}>a</Box>
  </main>
);
