import { Icon } from './Icon';
import { lock, user } from './icons';

export function App() {
  return (
    <p>
      <Icon icon={user} />
      <Icon icon={lock} />
    </p>
  );
}
