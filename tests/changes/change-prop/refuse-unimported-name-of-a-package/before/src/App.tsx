import { Icon } from './Icon';
import { lock, user } from '@coreui/icons';

export function App() {
  return (
    <p>
      <Icon icon={user} />
      <Icon icon={lock} />
    </p>
  );
}
