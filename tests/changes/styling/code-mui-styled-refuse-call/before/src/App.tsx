import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Paper = styled('div')(({ theme }) => ({
  backgroundColor: 'green',
  padding: theme.spacing(2),
}));

export const App = () => (
  <main>
    <Paper>a</Paper>
  </main>
);
