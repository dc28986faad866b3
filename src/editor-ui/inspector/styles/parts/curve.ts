/** Easings that are one cubic Bézier curve from (0, 0) to (1, 1). */

/** The two handles: x is the time, from 0 to 1; y is the progress, which may overshoot. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const KEYWORDS: ReadonlyMap<string, Curve> = new Map([
  ['linear', [0, 0, 1, 1]],
  ['ease', [0.25, 0.1, 0.25, 1]],
  ['ease-in', [0.42, 0, 1, 1]],
  ['ease-out', [0, 0, 0.58, 1]],
  ['ease-in-out', [0.42, 0, 0.58, 1]],
]);

/** Null for an easing that is no such curve: `steps()`, `linear()`, `var()`. */
export function readCurve(easing: string): Curve | null {
  const keyword = KEYWORDS.get(easing.trim());
  if (keyword) return keyword;
  const args = /^cubic-bezier\(([^()]*)\)$/.exec(easing.trim())?.[1]?.split(',') ?? [];
  const [x1 = Number.NaN, y1 = 0, x2 = 0, y2 = 0] = args.map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  const isRead = args.length === 4 && [x1, y1, x2, y2].every(Number.isFinite);
  return isRead && [x1, x2].every((x) => x >= 0 && x <= 1) ? [x1, y1, x2, y2] : null;
}

/** Rounded to hundredths; a keyword where that is the same curve. */
export function writeCurve(curve: Curve): string {
  const rounded = curve.map((one) => Number(one.toFixed(2)) || 0);
  const keyword = [...KEYWORDS].find(([, one]) => one.every((part, i) => part === rounded[i]));
  return keyword?.[0] ?? `cubic-bezier(${rounded.join(', ')})`;
}

/** The curve with one handle elsewhere: x stays between 0 and 1. */
export function withHandle(curve: Curve, handle: 0 | 1, { x, y }: { x: number; y: number }): Curve {
  const inTime = Math.min(1, Math.max(0, x));
  const [x1, y1, x2, y2] = curve;
  return handle === 0 ? [inTime, y, x2, y2] : [x1, y1, inTime, y];
}
