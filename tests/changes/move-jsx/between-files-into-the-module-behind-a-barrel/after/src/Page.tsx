import { Badge, Card } from './ui/card';

export const Page = () => (
  <main>
    <Badge />
    <Card />
  </main>
);
