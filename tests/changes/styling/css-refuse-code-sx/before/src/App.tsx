import './index.css';
import Button from '@mui/material/Button';
export const App = () => (
  <Button
    sx={{ mt: 2 }}
  >
    a
  </Button>
);
