import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: 1.25 }}>a</Box>
  </main>
);
