import Box from '@mui/material/Box';

export const App = () => (
  <main>
    <Box id="a">a</Box>
  </main>
);
