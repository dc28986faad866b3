import { Dot } from './Dot';

export function Page({ name }: { name: string }) {
  return (
    <main>
      <p>
        <Dot /> {name}
      </p>
    </main>
  );
}
