import Box from '@mui/material/Box';
import './app.css';

export const App = () => (
  <main>
    <Box sx={{ color: 'red' }}>a</Box>
  </main>
);
