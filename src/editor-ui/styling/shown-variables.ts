/** Custom properties on the page, for a theme whose values are variables. */
import type { StylingState } from './store.ts';
import { definitionsOf, tokensIn } from './tokens.ts';

const NUMBER = /^-?\d*\.?\d+(?:px|rem|%)?$/;

/**
 * Computed values of the custom properties that the theme refers to, numbers and lengths only; a script or a package may set them.
 * Leaves out properties with several definitions in the project: the page has only the current one.
 */
export function shownVariables({ design, rules }: Pick<StylingState, 'design' | 'rules'>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of tokensIn((design?.tokens ?? []).map(({ value }) => value))) {
    const value = rules.find(({ applied, styles }) => applied && Object.hasOwn(styles, name))?.styles[name];
    if (value && NUMBER.test(value) && new Set(definitionsOf(design, name).map((one) => one.value)).size < 2)
      found[name] = value;
  }
  return found;
}
