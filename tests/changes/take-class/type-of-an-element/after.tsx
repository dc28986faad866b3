import type { ComponentProps } from 'react';

export function Field({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={className}>
      {label}
      <input {...props} />
    </label>
  );
}
