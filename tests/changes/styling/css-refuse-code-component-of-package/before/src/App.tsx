import './index.css';
import { Stack } from 'theme-ui';
export const App = () => (
  <Stack spacing={2}>a</Stack>
);
