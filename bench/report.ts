/** Prints benchmark rows: one table per benchmark, milliseconds unless the row says otherwise. */

export interface Row {
  what: string;
  median: number;
  p95: number;
  p99: number;
  runs: number;
}

/** The value below which `share` (0..1) of the samples lie, nearest rank. Throws RangeError without samples. */
function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('percentile of no samples');
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number;
}

export function row(what: string, samples: readonly number[]): Row {
  return {
    what,
    median: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
    p99: percentile(samples, 0.99),
    runs: samples.length,
  };
}

export function printRows(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((r) => r.what.length));
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(width)}   median      p95      p99   runs`);
  for (const r of rows) {
    const times = [r.median, r.p95, r.p99].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
    console.log(`  ${r.what.padEnd(width)}${times.join('')}${String(r.runs).padStart(7)}`);
  }
}

/** Prints rows of ratios; `1.00` means as long as the reference in the title. */
export function printRatios(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((r) => r.what.length));
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(width)}   median      p95      p99   runs`);
  for (const r of rows) {
    const shares = [r.median, r.p95, r.p99].map((ratio) => `${ratio.toFixed(2)} x`.padStart(9));
    console.log(`  ${r.what.padEnd(width)}${shares.join('')}${String(r.runs).padStart(7)}`);
  }
}
