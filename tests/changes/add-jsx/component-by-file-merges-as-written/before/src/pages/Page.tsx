import { CARD_WIDTH } from '../ui/Card';
import { Badge } from '@/ui/Badge';
import { cn } from '@/lib/cn';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
