import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography color="text.secondary" sx={{ color: 'blue' }}>a</Typography>
  </main>
);
