/** A style can be for elements at a place among their siblings. The modifier `first` stands for `:first-child`. */

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

/** The modifier of a pseudo-class without its colon; null for others. */
export function siblingModifierOf(pseudoClass: string): SiblingPlace | null {
  const found = Object.entries(SIBLING_PLACES).find(([, one]) => one === pseudoClass);
  return found ? (found[0] as SiblingPlace) : null;
}
