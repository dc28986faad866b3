import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box id="a" sx={{ marginBottom: { md: '56px' } }}>a</Box>
  </main>
);
