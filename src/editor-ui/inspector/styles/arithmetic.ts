/** Sums in fields: `16+8`, `100% / 3`, `1.5rem * 2`. */
import { formatNumber, type NumberValue, parseNumber } from '../../styling/css-value.ts';

const TERM = /([+-]?\s*(?:\d+\.?\d*|\.\d+)(?:%|[a-z]+)?)/i;
const SUM = new RegExp(`^${TERM.source}(?:\\s*[-+*/]\\s*${TERM.source})+$`, 'i');

/**
 * The value of a sum of numbers in one unit, of which some may be left out: `16px + 8` is `24px`.
 * @returns null for any other text: a sum of two units stays for `calc()`
 */
export function sumOf(text: string): string | null {
  if (!SUM.test(text.trim()) || parseNumber(text)) return null;
  const parts = text.trim().split(/\s*(?<=[\d.%a-z]\s*)([-+*/])\s*/i);
  const terms = parts.filter((_, i) => i % 2 === 0).map((term) => parseNumber(term.replace(/\s+/g, '')));
  if (!terms.every((term) => term !== null)) return null;
  const signs = parts.filter((_, i) => i % 2 === 1);
  const units = new Set(terms.map(({ unit }) => unit).filter((unit) => unit !== ''));
  if (units.size > 1 || signs.some((sign, i) => !isProduct(sign, terms[i], terms[i + 1]))) return null;
  const number = totalOf(terms, signs);
  return Number.isFinite(number) ? formatNumber({ number, unit: [...units][0] ?? '' }) : null;
}

/** A length has no square, and nothing is divided by one. */
function isProduct(sign: string, before: NumberValue | undefined, after: NumberValue | undefined): boolean {
  const isPlain = (term: NumberValue | undefined) => term?.unit === '';
  if (sign === '*') return isPlain(before) || isPlain(after);
  return sign !== '/' || isPlain(after);
}

/** Products before sums. */
function totalOf(terms: readonly NumberValue[], signs: readonly string[]): number {
  const summands = [terms[0]?.number ?? 0];
  for (const [i, sign] of signs.entries()) {
    const next = terms[i + 1]?.number ?? 0;
    const last = summands.length - 1;
    const product = summands[last] ?? 0;
    if (sign === '*') summands[last] = product * next;
    else if (sign === '/') summands[last] = product / next;
    else summands.push(sign === '-' ? -next : next);
  }
  return summands.reduce((sum, one) => sum + one, 0);
}
