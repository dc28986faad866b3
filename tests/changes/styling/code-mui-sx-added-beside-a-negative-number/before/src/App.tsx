import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: -1 }}>a</Box>
  </main>
);
