import './index.css';
import { Stack } from '@mui/material';
export const App = () => (
  <Stack spacing={2}>a</Stack>
);
