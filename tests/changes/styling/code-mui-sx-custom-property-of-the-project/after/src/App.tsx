import Box from '@mui/material/Box';
import './app.css';

export const App = () => (
  <main>
    <Box sx={{ color: 'var(--palette-brand-500)' }}>a</Box>
  </main>
);
