import { Member } from '../ui/Member';

export function Page({ name }: { name: string }) {
  return (
    <main>
      <Member name={name} />
    </main>
  );
}
