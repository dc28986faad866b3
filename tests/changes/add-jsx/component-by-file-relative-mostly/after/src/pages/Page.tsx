import { cn } from '../lib/cn';
import { day } from '../lib/day';
import { Card } from '../ui/Card';
import { root } from '@/root';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
