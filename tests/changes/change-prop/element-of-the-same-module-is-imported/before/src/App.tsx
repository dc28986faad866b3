import { BoxIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<BoxIcon className="size-5" />}>Add</Button>
    </p>
  );
}
