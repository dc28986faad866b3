/** Properties that Tailwind puts together of parts, with classes for each: `blur-sm` sets `--tw-blur`, which `filter` reads. */
import { splitOutside } from './names.ts';

export interface Parts {
  names: readonly string[];
  /** the value as a class takes it: `3px` of `blur(3px)` */
  inner: string;
  /** a value of the property says that there are no other parts */
  isWhole: boolean;
}

const FILTER =
  /^(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(([^()]*)\)$/;

/** The part of `font-variant-numeric` that a word of it is. */
const NUMERIC: Readonly<Record<string, string>> = {
  ordinal: '--tw-ordinal',
  'slashed-zero': '--tw-slashed-zero',
  'lining-nums': '--tw-numeric-figure',
  'oldstyle-nums': '--tw-numeric-figure',
  'proportional-nums': '--tw-numeric-spacing',
  'tabular-nums': '--tw-numeric-spacing',
};

export function partsOf(property: string, value: string): Parts | null {
  if (property === 'box-shadow') return { names: ['--tw-shadow'], inner: value, isWhole: false };
  if (property === 'content') return { names: ['--tw-content'], inner: value, isWhole: true };
  if (property === 'scale' && /^\d*\.?\d+$/.test(value))
    return { names: ['x', 'y'].map((axis) => `--tw-scale-${axis}`), inner: value, isWhole: true };
  const numeric = property === 'font-variant-numeric' ? NUMERIC[value] : undefined;
  if (numeric !== undefined) return { names: [numeric], inner: value, isWhole: true };
  const [, name, inner] = (/^(?:backdrop-)?filter$/.test(property) && FILTER.exec(value.trim())) || [];
  if (name === undefined || inner === undefined) return null;
  return { names: [`--tw-${property.replace('filter', '')}${name}`], inner, isWhole: true };
}

/** `snap-x` reads it, `snap-mandatory` sets it; `proximity` where no class does. */
export const STRICTNESS = '--tw-scroll-snap-strictness';

/** What one class of several says. */
export interface Piece {
  value: string;
  names: readonly string[];
}

export interface Pieces {
  all: Piece[];
  /** the parts that the property is put together of, also those that the value leaves out */
  parts: readonly string[];
}

/** A value for which Tailwind has no class, but one for each of its pieces: `translate: 8px 4px`. Null for any other. */
export function piecesOf(property: string, value: string): Pieces | null {
  const words = splitOutside(value, ' ').filter((word) => word !== '');
  if (property === 'translate') return translation(words);
  if (property === 'scroll-snap-type') return snap(words);
  return /^(?:backdrop-)?filter$/.test(property) && words.length > 1 ? filters(property, words) : null;
}

const isZero = (length: string) => /^0(?:[a-z]+|%)?$/.test(length);

function translation([x = '', y = '0', ...more]: readonly string[]): Pieces | null {
  if (more.length > 0 || ![x, y].every((word) => /^(?:[-+.\d]|(?:calc|min|max|clamp)\()/.test(word))) return null;
  const [first, second] = ['--tw-translate-x', '--tw-translate-y'] as const;
  const parts = [first, second];
  if (x === y || (isZero(x) && isZero(y))) return { all: [{ value: x, names: parts }], parts };
  const both = [
    { value: x, names: [first] },
    { value: y, names: [second] },
  ];
  return { all: both.filter((one) => !isZero(one.value)), parts };
}

function snap(words: readonly string[]): Pieces | null {
  if (!words.every((word) => /^[a-z-]+$/.test(word))) return null;
  const [axis = '', strictness = 'proximity'] = words;
  const names = ['scroll-snap-type'];
  const parts = [STRICTNESS];
  if (!/^(?:x|y|both)$/.test(axis)) return { all: [{ value: words.join(' '), names }], parts };
  const along = { value: `${axis} var(${STRICTNESS})`, names };
  return { all: strictness === 'proximity' ? [along] : [along, { value: strictness, names: parts }], parts };
}

/** The functions in the order in which Tailwind applies them; another order says something else. */
function filters(property: string, words: readonly string[]): Pieces | null {
  const order = property === 'filter' ? [...FIRST, 'saturate', 'sepia', 'drop-shadow'] : [...FIRST, 'opacity', ...LAST];
  const places = words.map((word) => order.indexOf(word.slice(0, word.indexOf('('))));
  if (!places.every((place, i) => place > (places[i - 1] ?? -1))) return null;
  const prefix = `--tw-${property.replace('filter', '')}`;
  const all = words.map((value) => ({ value, names: partsOf(property, value)?.names ?? [] }));
  if (all.some(({ names }) => names.length === 0)) return null;
  return { all, parts: order.map((name) => prefix + name) };
}

const FIRST = ['blur', 'brightness', 'contrast', 'grayscale', 'hue-rotate', 'invert'];
const LAST = ['saturate', 'sepia'];
