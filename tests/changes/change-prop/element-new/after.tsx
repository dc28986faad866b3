import { PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<PlusIcon className="size-5" />}>Add</Button>
      <PlusIcon />
    </p>
  );
}
