import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ paddingTop: 3 }}>a</Box>
  </main>
);
