import { cn } from './cn';

export function Field({ label, late, className }) {
  return (
    <label
      className={cn(
        'grid gap-1',
        late && 'text-red-600',
        className,
      )}
    >
      {label}
    </label>
  );
}
