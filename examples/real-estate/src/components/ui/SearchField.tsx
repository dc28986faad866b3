import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Input } from './Field';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Its name for screen readers, and what stands in it while empty. */
  label: string;
}

export function SearchField({ label, className, ...props }: SearchFieldProps) {
  return (
    <div className={cn('relative w-full sm:w-72', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input {...props} type="search" aria-label={label} placeholder={label} className="pl-9" />
    </div>
  );
}
