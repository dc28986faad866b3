/**
 * CSS values in one spelling, so that a wish (`16px`) equals the value of a class
 * (`calc(var(--spacing) * 4)` where `--spacing` is `0.25rem`).
 */
import { canonicalColor } from '../styling/colors.ts';
import { splitOutside } from './names.ts';

/** The value of a custom property, null when it is unknown. */
export type Variables = (name: string) => string | null;

const PIXELS = { px: 1, rem: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, pt: 96 / 72, pc: 16 };
const MAX_DEPTH = 8;
/** Browsers cut lengths far below; `rounded-full` is this in Tailwind 3 and infinite in 4. */
const HUGE = 9999;

/**
 * @param variables custom properties that may be put in; others stay as they are
 * @param rem in CSS pixels
 */
export function canonicalValue(value: string, variables: Variables = () => null, rem = PIXELS.rem): string {
  return canonicalPart(withRem(substitute(value, variables), rem).trim());
}

/** Converts lengths in rem to pixels, unless a rem has the usual 16. */
function withRem(value: string, rem = PIXELS.rem): string {
  if (rem === PIXELS.rem) return value;
  return value.replace(/(?<![\w.-])([-+]?\d*\.?\d+)rem\b/gi, (_, count) => `${Number(count) * rem}px`);
}

/** The value with all that is known of its custom properties put in. */
export function substitute(value: string, variables: Variables, depth = 0): string {
  const at = value.indexOf('var(');
  if (at < 0 || depth > MAX_DEPTH) return value;
  const end = closingParen(value, at + 3);
  if (end < 0) return value;
  const [name = '', ...rest] = splitOutside(value.slice(at + 4, end), ',');
  const fallback = rest.length > 0 ? rest.join(',').trim() : null;
  const found = variables(name.trim()) ?? fallback;
  const tail = substitute(value.slice(end + 1), variables, depth);
  const middle = found === null ? `var(${name.trim()})` : substitute(found, variables, depth + 1);
  return value.slice(0, at) + middle + tail;
}

function closingParen(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

/** A colour whose channels are a variable: an opacity of 1 changes nothing. */
const OPAQUE = /^((?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\(.*\S) \/ (?:1|100%)\)$/;

function canonicalPart(text: string): string {
  const color = canonicalColor(text);
  if (color) return color;
  const computed = measure(text);
  if (computed) return print(computed);
  const commas = splitOutside(text, ',');
  if (commas.length > 1) return commas.map((one) => canonicalPart(one.trim())).join(',');
  const words = splitOutside(text.replace(/\s+/g, ' ').trim(), ' ').filter((one) => one !== '');
  if (words.length > 1) return words.map(canonicalPart).join(' ');
  const call = /^(-?[a-z][\w-]*)\((.*)\)$/is.exec(text);
  if (call && !/^(?:url|var|env|attr)$/i.test(call[1] as string))
    return `${call[1]}(${canonicalPart(call[2] as string)})`.replace(OPAQUE, '$1)');
  if (text.includes('"') && !text.includes("'")) return text.replaceAll('"', "'");
  return /^[a-z-]+$/i.test(text) ? text.toLowerCase() : text;
}

interface Measure {
  number: number;
  unit: string;
}

function print({ number, unit }: Measure): string {
  if (!Number.isFinite(number) || number >= HUGE) return `${HUGE}${unit}`;
  const rounded = Math.round(number * 1e4) / 1e4;
  return rounded === 0 ? '0' : `${rounded}${unit}`;
}

/** The pixels of a length that stands for some by itself, null otherwise. */
export function pixelsOf(value: string): number | null {
  const measured = measure(value.trim());
  return measured && (measured.unit === 'px' || measured.number === 0) ? measured.number : null;
}

/** A number with its unit, of a plain one as of `calc()`; absolute lengths in pixels, a rem counted as 16. */
function measure(text: string): Measure | null {
  if (!/^(?:calc\()?[-+.\d(]/i.test(text) && !/^calc\(/i.test(text)) return null;
  const tokens = text
    .toLowerCase()
    .match(/calc\(|[()*/]|(?:(?<=[\d)a-z%]\s*)[+-](?=\s))|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[a-z%]*|infinity|\S/g);
  if (!tokens) return null;
  const reader = { tokens, at: 0 };
  const result = readSum(reader);
  return result && reader.at === tokens.length ? result : null;
}

interface TokenReader {
  tokens: string[];
  at: number;
}

function readSum(reader: TokenReader): Measure | null {
  let left = readProduct(reader);
  while (left && (reader.tokens[reader.at] === '+' || reader.tokens[reader.at] === '-')) {
    const sign = reader.tokens[reader.at++] === '-' ? -1 : 1;
    const right: Measure | null = readProduct(reader);
    if (!right || right.unit !== left.unit) return null;
    left = { number: left.number + sign * right.number, unit: left.unit };
  }
  return left;
}

function readProduct(reader: TokenReader): Measure | null {
  let left = readTerm(reader);
  while (left && (reader.tokens[reader.at] === '*' || reader.tokens[reader.at] === '/')) {
    const divides = reader.tokens[reader.at++] === '/';
    const right: Measure | null = readTerm(reader);
    if (!right || (divides ? right.unit !== '' : right.unit !== '' && left.unit !== '')) return null;
    const unit: string = left.unit || right.unit;
    left = { number: divides ? left.number / right.number : left.number * right.number, unit };
  }
  return left;
}

function readTerm(reader: TokenReader): Measure | null {
  const token = reader.tokens[reader.at++];
  if (token === '(' || token === 'calc(') {
    const inner = readSum(reader);
    return reader.tokens[reader.at++] === ')' ? inner : null;
  }
  if (token === 'infinity') return { number: Number.POSITIVE_INFINITY, unit: '' };
  const [, digits, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/.exec(token ?? '') ?? [];
  if (digits === undefined) return null;
  const pixels = Object.hasOwn(PIXELS, unit) ? PIXELS[unit as keyof typeof PIXELS] : undefined;
  return pixels === undefined ? { number: Number(digits), unit } : { number: Number(digits) * pixels, unit: 'px' };
}
