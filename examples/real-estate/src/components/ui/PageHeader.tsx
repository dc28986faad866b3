import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The heading of the page, and a line about it. */
  children: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

export function PageHeader({ children, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
