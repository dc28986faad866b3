import { PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<PlusIcon className="size-6" />}>Add</Button>
    </p>
  );
}
