import { cn } from '@/lib/cn';
import { Card } from './Card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
