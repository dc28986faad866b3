import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mb: 1, '@media (min-width: 900px)': { m: 1, marginBottom: '56px' } }}>a</Box>
  </main>
);
