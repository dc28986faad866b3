import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: 3, pb: 0 }}>a</Box>
  </main>
);
