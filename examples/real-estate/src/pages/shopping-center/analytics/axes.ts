/** What the four charts have in common. */
export const CHART_SIZE = { width: '100%', height: 240 } as const;
export const MARGIN = { top: 12, right: 12, bottom: 0, left: 0 } as const;
export const AXIS = { axisLine: false, tickLine: false, tickMargin: 8 } as const;

/** 24900 -> '25k', 1204000 -> '1.2M'. */
export const compact = (value: number): string =>
  Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
