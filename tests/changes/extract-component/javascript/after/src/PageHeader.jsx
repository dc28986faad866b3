import { Icon } from './Icon';

export function PageHeader({ onClose, title }) {
  return (
    <header>
      <Icon name="page" />
      <h1 onClick={onClose}>{title}</h1>
    </header>
  );
}
