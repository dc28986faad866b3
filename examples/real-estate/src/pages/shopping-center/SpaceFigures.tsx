import { cn } from '../../lib/cn';
import { rentText, squareFeet } from '../../lib/format';
import type { Space } from '../../types';

/** Size and rent, side by side. */
export function SpaceFigures({ space, className }: { space: Space; className?: string }) {
  return (
    <dl className={cn('flex flex-wrap gap-x-6 gap-y-2', className)}>
      <div>
        <dt className="eyebrow">Size</dt>
        <dd className="font-medium tabular-nums">{squareFeet(space.size)}</dd>
      </div>
      <div>
        <dt className="eyebrow">Rent</dt>
        <dd className="font-medium tabular-nums">{rentText(space.rent)}</dd>
      </div>
    </dl>
  );
}
