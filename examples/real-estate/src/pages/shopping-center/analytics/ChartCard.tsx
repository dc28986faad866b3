import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../../components/ui/Card';
import './charts.css';

interface ChartCardProps {
  title: string;
  description: string;
  /** What the chart says, for those who cannot see it. */
  summary: string;
  children: ReactNode;
}

export function ChartCard({ title, description, summary, children }: ChartCardProps) {
  return (
    <Card className="min-w-0">
      <CardHeader title={title} description={description} />
      <div role="img" aria-label={summary} className="chart">
        {children}
      </div>
    </Card>
  );
}
