import './index.css';
import { Stack } from '@chakra-ui/react';
export const App = () => (
  <Stack spacing={2}>a</Stack>
);
