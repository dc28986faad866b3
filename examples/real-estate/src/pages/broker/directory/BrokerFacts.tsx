import { Star } from 'lucide-react';
import { cn } from '../../../lib/cn';
import { count } from '../../../lib/format';
import type { Broker } from '../../../types';

/** Rating and deals closed. */
export function BrokerFacts({ broker, className }: { broker: Broker; className?: string }) {
  return (
    <p className={cn('flex items-center gap-4 text-sm tabular-nums', className)}>
      <span className="inline-flex items-center gap-1 font-medium">
        <Star aria-hidden className="size-4 fill-caution text-caution" />
        {broker.rating.toFixed(1)}
        <span className="sr-only">out of 5</span>
      </span>
      <span className="text-muted">{count(broker.deals, 'deal')} closed</span>
    </p>
  );
}
