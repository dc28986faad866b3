import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { leaseExpirations } from '../../../data/analytics';
import type { AnalyticsPeriod } from '../../../lib/constants';
import { AXIS, CHART_SIZE, MARGIN } from './axes';
import { ChartCard } from './ChartCard';

const DESCRIPTIONS: Record<AnalyticsPeriod, string> = {
  '7d': 'Leases ending in the next 7 days',
  '30d': 'Leases ending in the next 30 days',
  '90d': 'Leases ending in the next 90 days',
  '1y': 'Leases ending in the next year',
};

export function LeaseExpirationsChart({ period }: { period: AnalyticsPeriod }) {
  const points = leaseExpirations[period];
  const summary = points.map(({ label, leases }) => `${label} ${leases}`).join(', ');
  return (
    <ChartCard
      title="Lease Expirations"
      description={DESCRIPTIONS[period]}
      summary={`${DESCRIPTIONS[period]}: ${summary}`}
    >
      <BarChart responsive data={points} style={CHART_SIZE} margin={{ ...MARGIN, top: 24 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="label" {...AXIS} />
        <YAxis {...AXIS} width={44} allowDecimals={false} />
        <Bar dataKey="leases" maxBarSize={44} radius={[4, 4, 0, 0]} fill="var(--chart-3)" isAnimationActive="auto">
          <LabelList dataKey="leases" position="top" />
        </Bar>
      </BarChart>
    </ChartCard>
  );
}
