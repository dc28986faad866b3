import { cn } from '../lib/cn';
import { day } from '../lib/day';
import { root } from '@/root';
import { Card } from '../ui/Card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
