import './index.css';
import { styled } from '@mui/material/styles';

const Paper = styled('div')(({ theme }) => ({ color: theme.palette.primary.main }));
export const App = () => <Paper>a</Paper>;
