import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={{ mt: 2, color: 'green', px: 1, pl: '9px' }}>a</Button>
  </main>
);
