import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: -1, pt: 2 }}>a</Box>
  </main>
);
