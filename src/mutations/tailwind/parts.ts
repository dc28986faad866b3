/** Properties that Tailwind puts together of parts, with classes for each: `blur-sm` sets `--tw-blur`, which `filter` reads. */
import type { ClassIndex, Tailwind } from './index.ts';
import { splitOutside } from './names.ts';
import type { Wish } from './wishes.ts';

export interface Parts {
  names: readonly string[];
  /** the value as a class takes it: `3px` of `blur(3px)` */
  inner: string;
  /** a value of the property says that there are no other parts */
  isWhole: boolean;
}

const FILTER =
  /^(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(([^()]*)\)$/;

export function partsOf(property: string, value: string): Parts | null {
  if (property === 'box-shadow') return { names: ['--tw-shadow'], inner: value, isWhole: false };
  if (property === 'content') return { names: ['--tw-content'], inner: value, isWhole: true };
  if (property === 'scale' && /^\d*\.?\d+$/.test(value)) return bothAxes(property, value);
  const [, name, inner] = (/^(?:backdrop-)?filter$/.test(property) && FILTER.exec(value.trim())) || [];
  if (name === undefined || inner === undefined) return null;
  return { names: [`--tw-${property.replace('filter', '')}${name}`], inner, isWhole: true };
}

const axis = (property: string, name: 'x' | 'y') => `--tw-${property}-${name}`;

const bothAxes = (property: string, inner: string): Parts => ({
  names: [axis(property, 'x'), axis(property, 'y')],
  inner,
  isWhole: true,
});

/** `snap-x` reads it, `snap-mandatory` sets it; `proximity` where no class does. */
export const STRICTNESS = '--tw-scroll-snap-strictness';

/** The wishes that take a class each, for a value that no single class says: `translate: 8px 4px` is two. */
export function byClass(wish: Wish, { index }: Tailwind): Wish[] {
  const words = splitOutside(wish.value, ' ').filter((word) => word !== '');
  if (wish.property === 'translate' && index.classesFor([axis('translate', 'x')]).length > 0)
    return translated(wish, words);
  if (/^(?:backdrop-)?filter$/.test(wish.property) && words.length > 1) return filtered(wish, words, index) ?? [wish];
  if (wish.property === 'scroll-snap-type' && index.classesFor([STRICTNESS]).length > 0) {
    const [along = '', strictness = 'proximity', ...more] = words;
    const rest = { property: STRICTNESS, longhands: [STRICTNESS], value: strictness };
    return more.length > 0
      ? [wish]
      : [
          { ...wish, value: along },
          { ...wish, ...rest },
        ];
  }
  return [wish];
}

/** Functions in the order in which Tailwind applies them. @returns null for others, whose order says something else */
function filtered(wish: Wish, words: readonly string[], index: ClassIndex): Wish[] | null {
  const { property } = wish;
  const all = words.map((word) => ({ ...wish, value: word, parts: partsOf(property, word) }));
  const places = words.map((word) =>
    ORDER[property === 'filter' ? 'own' : 'backdrop'].indexOf(word.split('(')[0] ?? ''),
  );
  const isSorted = places.every((place, i) => place > (places[i - 1] ?? -1));
  const isKnown = all.every(({ parts }) => parts !== null && index.classesFor(parts.names).length > 0);
  return isSorted && isKnown ? (all as Wish[]) : null;
}

const FIRST = ['blur', 'brightness', 'contrast', 'grayscale', 'hue-rotate', 'invert'];
const ORDER = {
  own: [...FIRST, 'saturate', 'sepia', 'drop-shadow'],
  backdrop: [...FIRST, 'opacity', 'saturate', 'sepia'],
};

function translated(wish: Wish, [x = '', y = '0', ...more]: readonly string[]): Wish[] {
  if (x === 'none' || more.length > 0 || /^var\(/.test(x)) return [wish];
  if (x === y) return [{ ...wish, value: x, parts: bothAxes('translate', x) }];
  const part = (name: 'x' | 'y', value: string): Wish => ({
    ...wish,
    value,
    parts: { names: [axis('translate', name)], inner: value, isWhole: true },
  });
  const isZero = (length: string) => /^0(?:[a-z]+|%)?$/.test(length);
  return [part('x', x), part('y', y)].filter(({ value }, i) => !isZero(value) || isZero(i === 0 ? y : x));
}
