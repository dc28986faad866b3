import { BoxIcon, PlusIcon as Add } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<Add>a</Add>}>Add</Button>
      <BoxIcon />
      <Add />
    </p>
  );
}
