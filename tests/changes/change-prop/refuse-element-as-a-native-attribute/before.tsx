import { PlusIcon } from './icons';
import { Button } from './Button';

export function App({ size, go }) {
  return (
    <p>
      <b title="a">b</b>
      <PlusIcon />
    </p>
  );
}
