import type { ReactNode } from 'react';

export function Checkbox({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div>
      <input type="checkbox" id={id} />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
