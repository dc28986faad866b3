import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="h6" color="text.primary">a</Typography>
  </main>
);
