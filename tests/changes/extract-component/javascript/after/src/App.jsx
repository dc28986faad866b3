import { PageHeader } from './PageHeader';

export function Page({ title, onClose }) {
  return (
    <main>
      <PageHeader onClose={onClose} title={title} />
    </main>
  );
}
