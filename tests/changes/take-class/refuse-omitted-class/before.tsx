import type { ComponentProps } from 'react';

export function Field({ title }: Omit<ComponentProps<'label'>, 'className'>) {
  return <label>{title}</label>;
}
