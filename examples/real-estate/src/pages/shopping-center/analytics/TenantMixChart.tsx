import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { tenantMix } from '../../../data/analytics';
import type { AnalyticsPeriod } from '../../../lib/constants';
import { AXIS, CHART_SIZE } from './axes';
import { ChartCard } from './ChartCard';

export function TenantMixChart({ period }: { period: AnalyticsPeriod }) {
  const shares = tenantMix[period];
  const summary = shares.map(({ label, share }) => `${label} ${share}%`).join(', ');
  return (
    <ChartCard title="Tenant Mix" description="Share of visits by category" summary={`Share of visits: ${summary}`}>
      <BarChart
        responsive
        data={shares}
        layout="vertical"
        style={CHART_SIZE}
        margin={{ top: 4, right: 44, bottom: 0, left: 12 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="label" {...AXIS} width={80} interval={0} />
        <Bar dataKey="share" barSize={16} radius={4} fill="var(--chart-2)" isAnimationActive="auto">
          <LabelList dataKey="share" position="right" formatter={(share) => `${share}%`} />
        </Bar>
      </BarChart>
    </ChartCard>
  );
}
