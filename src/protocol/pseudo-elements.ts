/** Parts of an element that a style can be for as for a state of it: `::before` is written by the modifier `before`. */

/** All that have a modifier, by the names that CSS and Tailwind share. */
const PSEUDO_ELEMENTS = [
  'before',
  'after',
  'placeholder',
  'marker',
  'selection',
  'backdrop',
  'first-line',
  'first-letter',
] as const;
export type PseudoElement = (typeof PSEUDO_ELEMENTS)[number];

/** The modifier as the part that it stands for; null for others. */
export function pseudoElementOf(modifier: string | null): PseudoElement | null {
  return PSEUDO_ELEMENTS.find((one) => one === modifier) ?? null;
}
