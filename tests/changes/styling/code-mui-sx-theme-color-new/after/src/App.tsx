import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ backgroundColor: 'warning.lighter' }}>a</Box>
  </main>
);
