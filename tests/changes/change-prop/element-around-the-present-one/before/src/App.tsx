import { BoxIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<BoxIcon />}>Add</Button>
    </p>
  );
}
