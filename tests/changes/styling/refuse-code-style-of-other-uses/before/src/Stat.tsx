import { Card } from './Card';

export function Stat({ title }: { title: string }) {
  return (
    <Card>
      <h6>{title}</h6>
    </Card>
  );
}
