import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography color="text.secondary" sx={{ color: '#ff0000' }}>a</Typography>
  </main>
);
