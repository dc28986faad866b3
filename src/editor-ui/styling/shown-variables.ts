/** Custom properties on the page, for a theme whose values are variables. */
import type { StylingState } from './store.ts';
import { definitionsOf, tokensIn } from './tokens.ts';

const NUMBER = /^-?\d*\.?\d+(?:px|rem|%)?$/;

/**
 * What the page has for the custom properties that the theme's values refer to, as far as these are numbers or lengths: a script
 * or a package may set them. Without those for which the project has several values, of which the page has the one of now.
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
