import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="h6" color="#ff0000">a</Typography>
  </main>
);
