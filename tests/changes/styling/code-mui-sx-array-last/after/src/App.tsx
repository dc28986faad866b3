import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export const App = () => (
  <main>
    <Button sx={[{ color: 'green' }, { mt: 1, width: '50%' }]}>a</Button>
  </main>
);
