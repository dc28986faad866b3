import { BoxIcon, PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<PlusIcon><BoxIcon /></PlusIcon>}>Add</Button>
    </p>
  );
}
