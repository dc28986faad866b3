import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography textAlign={{ xs: 'left', md: 'center' }}>a</Typography>
  </main>
);
