import type { ComponentProps } from 'react';

export function Field({ label }: ComponentProps<'input'> & { label: string }) {
  return <label>{label}</label>;
}
