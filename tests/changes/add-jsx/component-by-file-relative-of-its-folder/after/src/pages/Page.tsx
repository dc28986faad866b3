import { Badge } from '../ui/Badge';
import { cn } from '@/lib/cn';
import { day } from '@/lib/day';
import { Card } from '../ui/Card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
