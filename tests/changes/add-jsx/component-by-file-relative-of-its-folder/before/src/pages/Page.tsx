import { Badge } from '../ui/Badge';
import { cn } from '@/lib/cn';
import { day } from '@/lib/day';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
