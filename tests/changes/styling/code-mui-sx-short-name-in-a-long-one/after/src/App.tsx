import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ paddingTop: 3, marginTop: 4, backgroundColor: 'red' }}>a</Box>
  </main>
);
