import type { ReactNode } from 'react';
import { Card } from './ui/Card';

interface SummaryCardProps {
  title: string;
  /** The one figure that the card is about. */
  figure: ReactNode;
  /** What the figure counts. */
  note: string;
  children?: ReactNode;
}

export function SummaryCard({ title, figure, note, children }: SummaryCardProps) {
  return (
    <Card className="flex flex-col p-5">
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="text-3xl font-semibold tracking-tight">{figure}</span>
        <span className="text-sm text-muted">{note}</span>
      </p>
      {children}
    </Card>
  );
}
