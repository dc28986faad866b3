import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: 1, '@media (min-width: 900px)': { m: 1, mb: 7 } }}>a</Box>
  </main>
);
