import { Dot } from '@/ui/dot';

export function TeamPage({ name }: { name: string }) {
  return (
    <main>
      <p>
        <Dot /> {name}
      </p>
    </main>
  );
}
