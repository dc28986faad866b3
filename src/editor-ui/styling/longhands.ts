/** Longhands whose value or rule the panel shows for a property, and shorthands that say such a value in one word. */
import { BOXES, longhandsOf, PAIRS, shorthandsOf } from '../../protocol/shorthands.ts';

/** Shorthands that the panel shows by one value: the page reports this one, not their longhands. */
const AS_ONE: Readonly<Record<string, string>> = {
  animation: 'animation',
  'background-position': 'background-position',
  'text-decoration': 'text-decoration-line',
  columns: 'columns',
  transition: 'transition',
};

export function shownLonghands(property: string): readonly string[] {
  const one = AS_ONE[property];
  return one === undefined ? longhandsOf(property) : [one];
}

/**
 * Properties that the panel shows as one, and the longhands by which the browser reports that a rule sets them. Of two that share a
 * longhand (`text-wrap-mode` of `white-space` and `text-wrap`) only their own ones are here.
 */
const REPORTED: Readonly<Record<string, readonly string[]>> = {
  animation: longhandsOf('animation'),
  'background-position': longhandsOf('background-position'),
  columns: longhandsOf('columns'),
  transition: longhandsOf('transition'),
  'border-spacing': ['-webkit-border-horizontal-spacing'],
  'text-wrap': ['text-wrap-style'],
  'white-space': ['white-space-collapse'],
};

export function reportedAs(property: string): readonly string[] {
  return REPORTED[property] ?? [];
}

/**
 * Longhands that a single word in a shorthand of mixed values is taken for. That of `border` or `flex` is not the value of each
 * part: `border: none` has a width of 0, `flex: 1` a basis of 0%.
 */
const ONE_WORD: Readonly<Record<string, RegExp>> = {
  background: /^background-color$/,
  font: /^(?:font-(?:size|family|weight|style)|line-height)$/,
  'grid-column': /./,
  'grid-row': /./,
  'text-decoration': /^text-decoration-line$/,
};

/** Shorthands that set a longhand, nearest first: `padding-left` → `padding`, `padding-inline-start` → `padding-inline`. */
export function oneWordShorthands(longhand: string): readonly string[] {
  return shorthandsOf(longhand).filter(
    (one) => one in BOXES || one in PAIRS || /-(?:inline|block)\b/.test(one) || ONE_WORD[one]?.test(longhand),
  );
}
