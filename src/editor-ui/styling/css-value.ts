/** CSS values as fields show them: a number with a unit that can be stepped, or any other text. */

export interface NumberValue {
  number: number;
  /** `px`, `rem`, `%`, …; empty for a plain number */
  unit: string;
}

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

/** A single number with or without unit; null for `auto`, `calc(…)`, `1px 2px` and the like. */
export function parseNumber(text: string): NumberValue | null {
  const [, digits, unit = ''] = NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? null : { number: Number(digits), unit: unit.toLowerCase() };
}

/** At most four decimals, no trailing zeros. */
export function formatNumber({ number, unit }: NumberValue): string {
  return `${Number(number.toFixed(4))}${unit}`;
}

/** How much one step is in a unit: a pixel, a degree, a percent; a tenth where one would be much. */
export function stepOf(unit: string, plain = 1): number {
  if (unit === '') return plain;
  return unit === 'rem' || unit === 'em' || unit === 's' || unit === 'lh' ? 0.1 : 1;
}

/** ⇧ ×10, ⌥ ×0.1. */
export function stepFactor({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): number {
  return shiftKey ? 10 : altKey ? 0.1 : 1;
}

export interface StepRange {
  least?: number | undefined;
  most?: number | undefined;
  /** size of a step of plain numbers, 1 without */
  plain?: number | undefined;
}

/**
 * The value some steps on, in its own unit.
 * @returns null when the text is no single number
 */
export function stepValue(text: string, steps: number, { least, most, plain }: StepRange = {}): string | null {
  const value = parseNumber(text);
  if (!value) return null;
  const number = value.number + steps * stepOf(value.unit, plain);
  return formatWithin({ number, unit: value.unit }, { least, most });
}

/** Kept in its range; a share of 1 may be a percentage. */
export function formatWithin({ number, unit }: NumberValue, { least, most }: StepRange): string {
  const end = most === 1 && unit === '%' ? 100 : most;
  const kept = Math.min(end ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, number));
  return formatNumber({ number: kept, unit });
}

/** The custom property that a value is made of alone: `--brand` of `var(--brand)`; null for all other values. */
export function tokenOf(value: string): string | null {
  return /^var\(\s*(--[\w-]+)\s*\)$/.exec(value.trim())?.[1] ?? null;
}

/** A computed value with its colours as most people write them. */
export const withShortColors = (value: string): string => value.replace(/rgba?\([^()]*\)/g, shortColor);

/** A colour as the browser tells it, in the way in which most people write one: `rgb(22, 32, 27)` → `#16201b`. */
export function shortColor(computed: string): string {
  if (computed === 'rgba(0, 0, 0, 0)') return 'transparent';
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : computed;
}
