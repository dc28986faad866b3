/** Which branch of a condition the page shows. */
import type { ClassLiteral, ClassToken } from '../classes/class-tokens.ts';

interface OwnToken extends ClassToken {
  literal: ClassLiteral;
}

/**
 * A branch is rendered if the page shows all of its classes.
 * @param shown classes of the element on the page
 * @returns for each class that stands in one rendered branch and nowhere else, the start of its literal
 */
export function renderedBranches(tokens: readonly OwnToken[], shown: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { value, literal } of tokens) {
    const isAlone = tokens.every((one) => one.value !== value || one.literal === literal);
    const isRendered = tokens.every((one) => one.literal !== literal || shown.includes(one.value));
    if (literal.conditional && isAlone && isRendered) found.set(value, literal.start);
  }
  return found;
}
