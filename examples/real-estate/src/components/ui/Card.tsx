import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={cn('rounded-xl border border-line bg-surface shadow-card', className)} />;
}

interface CardHeaderProps {
  title: string;
  description?: string;
  /** What stands at the end of the row, such as a button. */
  children?: ReactNode;
}

export function CardHeader({ title, description, children }: CardHeaderProps) {
  return (
    <header className="flex items-start justify-between gap-4 px-5 pt-5">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </header>
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('p-5', className)} />;
}
