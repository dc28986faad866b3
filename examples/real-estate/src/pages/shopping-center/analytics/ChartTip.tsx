interface ChartTipProps {
  active?: boolean;
  label?: string | number;
  payload?: ReadonlyArray<{ name?: unknown; value?: unknown; dataKey?: unknown }>;
  /** What a value reads, with its unit. */
  format: (value: number, name: string) => string;
}

/** What a chart shows where the pointer is. */
export function ChartTip({ active, label, payload, format }: ChartTipProps) {
  if (!active || !payload?.length) return null;
  return (
    <div className="chart-tip">
      {label}
      {payload.map((entry) => (
        <strong key={String(entry.name)}>{format(Number(entry.value), String(entry.name))}</strong>
      ))}
    </div>
  );
}
