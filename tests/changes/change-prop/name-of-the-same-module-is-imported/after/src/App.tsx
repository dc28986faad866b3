import { Icon } from './Icon';
import { lock, star } from './icons';

export function App() {
  return (
    <p>
      <Icon icon={star} />
      <Icon icon={lock} />
    </p>
  );
}
