import { Card } from './Card';

export function Panel() {
  return (
    <section>
      <Card />
    </section>
  );
}
