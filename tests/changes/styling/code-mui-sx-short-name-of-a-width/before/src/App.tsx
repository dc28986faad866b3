import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: { xs: 3 } }}>a</Box>
  </main>
);
