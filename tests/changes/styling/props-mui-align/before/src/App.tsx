import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography align="center">a</Typography>
  </main>
);
