import { createFileRoute } from './router';

export const Route = createFileRoute('/about')({ component: About });

function About() {
  const name = ['a'].join();
  return (
    <main>
      <p title={name}>{name}</p>
    </main>
  );
}
