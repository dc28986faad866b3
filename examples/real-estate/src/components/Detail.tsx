import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn';

interface DetailProps {
  icon: LucideIcon;
  children: ReactNode;
  className?: string;
}

/** A line of small print behind an icon: a place, a phone number, a count. */
export function Detail({ icon: Icon, children, className }: DetailProps) {
  return (
    <p className={cn('flex min-w-0 items-center gap-2 text-sm text-muted', className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 truncate">{children}</span>
    </p>
  );
}
