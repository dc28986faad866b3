import { Box } from 'lucide-react';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<Box />}>Add</Button>
    </p>
  );
}
