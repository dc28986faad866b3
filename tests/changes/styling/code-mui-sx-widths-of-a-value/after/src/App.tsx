import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={{ p: { xs: 0.5, md: 2 } }}>a</Button>
  </main>
);
