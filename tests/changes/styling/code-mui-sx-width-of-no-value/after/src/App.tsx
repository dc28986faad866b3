import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: 1, mb: { md: 7 } }}>a</Box>
  </main>
);
