import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { revenueTrends } from '../../../data/analytics';
import type { AnalyticsPeriod } from '../../../lib/constants';
import { AXIS, CHART_SIZE, compact, MARGIN } from './axes';
import { ChartCard } from './ChartCard';
import { ChartTip } from './ChartTip';

const SERIES = [
  { key: 'rent', name: 'Base rent', color: 'var(--chart-1)' },
  { key: 'percentage', name: 'Percentage rent', color: 'var(--chart-2)' },
] as const;

const dollars = (thousands: number): string => `$${compact(thousands * 1000)}`;

export function RevenueTrendsChart({ period }: { period: AnalyticsPeriod }) {
  const points = revenueTrends[period];
  const total = points.reduce((sum, point) => sum + point.rent + point.percentage, 0);
  return (
    <ChartCard
      title="Revenue Trends"
      description="Base and percentage rent"
      summary={`Revenue of the last ${period}: ${dollars(total)} in all`}
    >
      <div className="chart-legend">
        {SERIES.map(({ key, name, color }) => (
          <span key={key}>
            <i style={{ background: color }} />
            {name}
          </span>
        ))}
      </div>
      <BarChart
        responsive
        data={points}
        style={{ ...CHART_SIZE, height: 224 }}
        margin={MARGIN}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} />
        <XAxis dataKey="label" {...AXIS} minTickGap={12} />
        <YAxis {...AXIS} width={52} tickFormatter={dollars} />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          content={<ChartTip format={(value, name) => `${name}: ${dollars(value)}`} />}
        />
        {SERIES.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="revenue"
            maxBarSize={36}
            fill={color}
            isAnimationActive="auto"
          />
        ))}
      </BarChart>
    </ChartCard>
  );
}
