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
 * The shadows that can be seen, the topmost first. Tailwind's layers for rings, which are transparent without one, are left out.
 * @returns null for a value that is not written out: `var(--shadow)`
 */
export function readShadows(value: string): Shadow[] | null {
  if (value.trim() === 'none' || value.trim() === '') return [];
  const shadows = layersOf(value).map(readShadow);
  if (!shadows.every((shadow) => shadow !== null)) return null;
  return shadows.filter(({ color }) => !isInvisible(color));
}

function readShadow(layer: string): Shadow | null {
  const words = wordsOf(layer);
  const isLength = (word: string) => parseNumber(word) !== null || /^(?:calc|min|max|clamp)\(/.test(word);
  const lengths = words.filter(isLength);
  const colors = words.filter((word) => word !== 'inset' && !isLength(word));
  const [x, y, blur = '0', spread = '0'] = lengths;
  if (x === undefined || y === undefined || lengths.length > 4 || colors.length > 1) return null;
  return { inset: words.includes('inset'), x, y, blur, spread, color: shortColor(colors[0] ?? 'currentcolor') };
}

/** In the order in which people write it: `0 1px 2px #0003`. */
export function writeShadows(shadows: readonly Shadow[]): string {
  return shadows.map(writeShadow).join(', ') || 'none';
}

export function writeShadow({ inset, x, y, blur, spread, color }: Shadow): string {
  const lengths = [x, y, blur, spread].map(shortLength);
  const given = lengths[3] !== '0' ? 4 : lengths[2] !== '0' ? 3 : 2;
  return [...(inset ? ['inset'] : []), ...lengths.slice(0, given), color].join(' ');
}

/** A value as people write it; one that is not a list of shadows stays. */
export function shortShadow(value: string): string {
  const shadows = readShadows(value);
  return shadows ? writeShadows(shadows) : value;
}

/** `0px` → `0` */
function shortLength(length: string): string {
  const number = parseNumber(length);
  if (!number) return length;
  return number.number === 0 ? '0' : formatNumber(number);
}

function isInvisible(color: string): boolean {
  return color === 'transparent' || /^#(?:0000|[\da-f]{6}00)$/i.test(color) || /^\w+\(.*[,/]\s*0%?\)$/.test(color);
}
