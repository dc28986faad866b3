import { cn } from '../../lib/cn';

interface ProgressProps {
  label: string;
  /** Percent. */
  value: number;
  className?: string;
}

export function Progress({ label, value, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div className="h-full rounded-full bg-primary" style={{ width: `${value}%` }} />
    </div>
  );
}
