import { Button } from '@mui/material';

export const App = () => (
  <main>
    <Button color="primary" sx={{ color: 'red' }}>a</Button>
  </main>
);
