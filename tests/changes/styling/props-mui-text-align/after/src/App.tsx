import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="body2" textAlign="right">a</Typography>
  </main>
);
