import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={{ mt: 3, color: 'green', px: 1 }}>a</Button>
  </main>
);
