import { Card } from '../ui';

export function B() {
  return (
    <main>
      <Card />
    </main>
  );
}
