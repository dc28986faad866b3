import { PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button>Add</Button>
      <PlusIcon />
    </p>
  );
}
