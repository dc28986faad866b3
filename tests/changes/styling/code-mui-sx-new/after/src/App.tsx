import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button variant="contained" sx={{ color: 'blue', marginTop: '4px' }}>a</Button>
  </main>
);
