import { Card } from './card';

export const A = () => (
  <main>
    <Card>
      hi
    </Card>
  </main>
);
