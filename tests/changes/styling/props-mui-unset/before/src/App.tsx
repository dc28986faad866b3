import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography variant="body2" textAlign="center" gutterBottom>a</Typography>
  </main>
);
