/** `box-shadow` and `text-shadow` as a list of shadows. */
import { formatNumber, parseNumber, shortColor } from '../../../styling/css-value.ts';
import { layersOf, wordsOf } from './css-words.ts';

export interface Shadow {
  inset: boolean;
  x: string;
  y: string;
  blur: string;
  /** none in a `text-shadow` */
  spread: string;
  color: string;
}

/**
 * The shadows, the topmost first.
 * @param isComputed the browser's value: Tailwind's layers for rings, which are transparent without one, are left out
 * @returns null for a value that is not written out: `var(--shadow)`
 */
export function readShadows(value: string, isComputed: boolean): Shadow[] | null {
  if (value.trim() === 'none' || value.trim() === '') return [];
  const shadows = layersOf(value).map((layer) => readShadow(layer, isComputed));
  if (!shadows.every((shadow) => shadow !== null)) return null;
  return isComputed ? shadows.filter(({ color }) => !isInvisible(color)) : shadows;
}

function readShadow(layer: string, isComputed: boolean): Shadow | null {
  const words = wordsOf(layer);
  const isLength = (word: string) => parseNumber(word) !== null || /^(?:calc|min|max|clamp)\(/.test(word);
  const lengths = words.filter(isLength);
  const colors = words.filter((word) => word !== 'inset' && !isLength(word));
  const [x, y, blur = '0', spread = '0'] = lengths;
  if (x === undefined || y === undefined || lengths.length > 4 || colors.length > 1) return null;
  const color = colors[0] ?? 'currentcolor';
  const inset = words.includes('inset');
  if (!isComputed) return { inset, x, y, blur, spread, color };
  return {
    inset,
    x: shortLength(x),
    y: shortLength(y),
    blur: shortLength(blur),
    spread: shortLength(spread),
    color: shortColor(color),
  };
}

/** In the order in which people write it: `0 1px 2px #0003`. */
export function writeShadows(shadows: readonly Shadow[]): string {
  return shadows.map(writeShadow).join(', ') || 'none';
}

export function writeShadow({ inset, x, y, blur, spread, color }: Shadow): string {
  const given = !isZero(spread) ? 4 : !isZero(blur) ? 3 : 2;
  return [...(inset ? ['inset'] : []), ...[x, y, blur, spread].slice(0, given), color].join(' ');
}

/** A computed value as people write it; one that is not a list of shadows stays. */
export function shortShadow(value: string): string {
  const shadows = readShadows(value, true);
  return shadows ? writeShadows(shadows) : value;
}

/** `0px` → `0` */
function shortLength(length: string): string {
  const number = parseNumber(length);
  if (!number) return length;
  return isZero(length) ? '0' : formatNumber(number);
}

function isZero(length: string): boolean {
  return parseNumber(length)?.number === 0;
}

/** @param color as a browser tells it: `rgba(0, 0, 0, 0)`, `oklch(0.5 0.1 20 / 0)` */
function isInvisible(color: string): boolean {
  return color === 'transparent' || /^rgba\((?:[^,]+,){3}\s*0\)$|\/\s*0\)$/.test(color);
}
