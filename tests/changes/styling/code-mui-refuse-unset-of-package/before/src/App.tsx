import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="body2">a</Typography>
  </main>
);
