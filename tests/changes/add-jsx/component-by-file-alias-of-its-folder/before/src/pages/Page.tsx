import { cn } from '../lib/cn';
import { day } from '../lib/day';
import { Badge } from '@/ui/Badge';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
