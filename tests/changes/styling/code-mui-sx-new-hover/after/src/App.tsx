import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={{ '&:hover': { color: 'blue' } }}>a</Button>
  </main>
);
