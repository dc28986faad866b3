import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={{ color: on ? 'red' : 'green' }}>a</Button>
  </main>
);
