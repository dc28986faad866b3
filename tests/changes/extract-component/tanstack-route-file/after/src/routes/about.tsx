import { createFileRoute } from './router';
import { AboutText } from './-about-text';

export const Route = createFileRoute('/about')({ component: About });

function About() {
  const name = ['a'].join();
  return (
    <main>
      <AboutText name={name} />
    </main>
  );
}
