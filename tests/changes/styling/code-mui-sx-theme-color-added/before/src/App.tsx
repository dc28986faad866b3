import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ p: 1 }}>a</Box>
  </main>
);
