import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box sx={{ mt: -1, paddingTop: 2 }}>a</Box>
  </main>
);
