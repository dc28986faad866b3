import type { ComponentProps } from 'react';

export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      {label}
      <input {...props} />
    </label>
  );
}
