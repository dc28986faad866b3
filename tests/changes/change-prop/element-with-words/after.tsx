import { PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <Button startIcon={<span title='it' hidden data-n={2} aria-label={size}>it's <PlusIcon /> https://a {'b'}</span>}>Add</Button>
      <PlusIcon />
    </p>
  );
}
