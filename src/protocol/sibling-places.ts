/** Places among siblings that a style can be for as for a state of the element: `:first-child` is written by the modifier `first`. */

/** Pseudo-classes by modifier, under the names that Tailwind has for them. */
const SIBLING_PLACES = {
  first: 'first-child',
  last: 'last-child',
  odd: 'nth-child(odd)',
  even: 'nth-child(even)',
} as const;
export type SiblingPlace = keyof typeof SIBLING_PLACES;

/** The pseudo-class of a modifier, without its colon; null for others. */
export function siblingPlaceOf(modifier: string): (typeof SIBLING_PLACES)[SiblingPlace] | null {
  return Object.hasOwn(SIBLING_PLACES, modifier) ? SIBLING_PLACES[modifier as SiblingPlace] : null;
}
