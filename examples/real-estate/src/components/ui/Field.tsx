import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn';

const control =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink shadow-card transition-colors placeholder:text-muted hover:border-muted focus-visible:outline-offset-0 sm:text-sm';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cn(control, 'h-9', className)} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={cn(control, 'min-h-20 resize-y py-2', className)} />;
}

/** An input under its label. */
export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {label}
      </label>
      <Input {...props} id={id} />
    </div>
  );
}
