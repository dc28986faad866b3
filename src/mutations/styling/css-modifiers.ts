/** From the modifiers of a change to the context that it is about: states, one breakpoint, dark. */
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import type { CssContext, CssEnvironment } from './css-context.ts';
import { isState } from './css-match.ts';
import { modifierNotKnown } from './css-refusals.ts';

export function contextOf(modifiers: readonly string[], env: CssEnvironment, where: Where): CssContext | Refusal {
  const context: CssContext = { minWidth: null, dark: false, states: [] };
  for (const modifier of new Set(modifiers)) {
    const breakpoint = env.breakpoints.find(({ name }) => name === modifier);
    if (modifier === 'dark') context.dark = true;
    else if (breakpoint) context.minWidth = Math.max(context.minWidth ?? 0, breakpoint.pixels);
    else if (/^[a-z]+(?:-[a-z]+)*$/.test(modifier) && isState(modifier)) context.states.push(modifier);
    else return modifierNotKnown(where, modifier);
  }
  context.states.sort();
  return context;
}
