import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography align="right">a</Typography>
  </main>
);
