import { Greeting } from './Greeting';

export function Page({ first, last }: { first: string; last: string }) {
  return (
    <main>
      <Greeting first={first} last={last} />
    </main>
  );
}
