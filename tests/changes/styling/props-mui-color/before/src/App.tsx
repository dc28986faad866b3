import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="h6" color="text.secondary">a</Typography>
  </main>
);
