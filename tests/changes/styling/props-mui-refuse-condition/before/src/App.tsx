import Typography from '@mui/material/Typography';

export const App = () => (
  <main>
    <Typography textAlign={window.name ? 'left' : 'center'}>a</Typography>
  </main>
);
