import { Card, Button } from '../ui';

export function B() {
  return (
    <main>
      <Card />
      <Card>
        <Button>Go</Button>
      </Card>
    </main>
  );
}
