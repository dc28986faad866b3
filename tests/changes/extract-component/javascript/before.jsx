import { Icon } from './Icon';

export function Page({ title, onClose }) {
  return (
    <main>
      <header>
        <Icon name="page" />
        <h1 onClick={onClose}>{title}</h1>
      </header>
    </main>
  );
}
