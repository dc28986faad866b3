import { Button } from '@mui/material';

export const App = () => (
  <main>
    <Button color="primary">a</Button>
  </main>
);
