import Badge from './ui/Badge';

export function Page() {
  return (
    <main>
      <Badge />
      <Badge />
    </main>
  );
}
