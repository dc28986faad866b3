import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { footTraffic } from '../../../data/analytics';
import type { AnalyticsPeriod } from '../../../lib/constants';
import { AXIS, CHART_SIZE, compact, MARGIN } from './axes';
import { ChartCard } from './ChartCard';
import { ChartTip } from './ChartTip';

const DESCRIPTIONS: Record<AnalyticsPeriod, string> = {
  '7d': 'Visitors per day, last 7 days',
  '30d': 'Visitors per day, last 30 days',
  '90d': 'Visitors per week, last 90 days',
  '1y': 'Visitors per month, last year',
};

export function FootTrafficChart({ period }: { period: AnalyticsPeriod }) {
  const points = footTraffic[period];
  const total = points.reduce((sum, point) => sum + point.visitors, 0);
  return (
    <ChartCard
      title="Foot Traffic"
      description={DESCRIPTIONS[period]}
      summary={`${DESCRIPTIONS[period]}: ${compact(total)} in all`}
    >
      <AreaChart responsive data={points} style={CHART_SIZE} margin={MARGIN} accessibilityLayer={false}>
        <defs>
          <linearGradient id="foot-traffic" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor="var(--chart-1)" stopOpacity={0.28} />
            <stop offset="100%" stopColor="var(--chart-1)" stopOpacity={0} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="label" {...AXIS} minTickGap={28} />
        <YAxis {...AXIS} width={44} tickFormatter={compact} />
        <Tooltip content={<ChartTip format={(value) => `${value.toLocaleString('en-US')} visitors`} />} />
        <Area
          dataKey="visitors"
          type="monotone"
          stroke="var(--chart-1)"
          strokeWidth={2}
          fill="url(#foot-traffic)"
          isAnimationActive="auto"
        />
      </AreaChart>
    </ChartCard>
  );
}
