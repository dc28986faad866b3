import { cn } from '../lib/cn';
import { day } from '../lib/day';
import { root } from '@/root';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
