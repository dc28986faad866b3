/** A length of the page in the units that a style sheet may have it in. */
import { formatNumber, parseNumber } from './css-value.ts';

/** Pixels of one unit; null where the page has not told. */
export type UnitSizes = Readonly<Record<'rem' | 'em' | 'vw' | 'vh', number | null>>;

/** @param length computed, in pixels. @returns it in pixels and in all other units; nothing for zero and for what is no length */
export function inUnits(length: string, sizes: UnitSizes): { value: string; unit: string }[] {
  const value = parseNumber(length);
  if (value?.unit !== 'px' || value.number === 0) return [];
  const others = Object.entries(sizes).flatMap(([unit, size]) =>
    size ? [{ value: formatNumber({ number: value.number / size, unit }), unit }] : [],
  );
  return [{ value: formatNumber(value), unit: 'px' }, ...others];
}

/** Of a computed length; null for none. */
export function pixels(length: string | undefined): number | null {
  const value = parseNumber(length ?? '');
  return value?.unit === 'px' ? value.number : null;
}
