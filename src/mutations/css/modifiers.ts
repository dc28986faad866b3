/** From the modifiers of a change to the context that it is about: states of the element and of others, a part, a breakpoint and up or below one, dark. */
import { AT_CONTAINER, readContainer } from '../../protocol/containers.ts';
import { pseudoElementOf } from '../../protocol/pseudo-elements.ts';
import { relativeModifier, relativeOf } from '../../protocol/relatives.ts';
import { siblingPlaceOf } from '../../protocol/sibling-places.ts';
import { EVERY_WIDTH, sideOf, withSpan } from '../../protocol/width-spans.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { type CssContext, type CssEnvironment, EVERYWHERE, sameWidths } from './context.ts';
import { isState } from './match.ts';
import { containerAndWidth, modifierNotKnown } from './refusals.ts';
import { foldSpace } from './selectors.ts';

export function contextOf(modifiers: readonly string[], env: CssEnvironment, where: Where): CssContext | Refusal {
  const context: CssContext = { ...EVERYWHERE, states: [], relatives: [] };
  for (const modifier of new Set(modifiers)) {
    const relative = relativeOf(modifier);
    const found = sideOf(modifier, env.breakpoints);
    if (readContainer(modifier) && context.container === null)
      context.container = foldSpace(modifier.slice(AT_CONTAINER.length));
    else if (modifier === 'dark') context.dark = true;
    else if (found) {
      const { pixels } = found.breakpoint;
      const side = found.side === 'up' ? { from: pixels, below: null } : { from: null, below: pixels };
      context.widths = withSpan(context.widths, side);
    } else if (relative) context.relatives.push(relativeModifier(relative));
    else if (pseudoElementOf(modifier) && context.part === null) context.part = modifier;
    else if (siblingPlaceOf(modifier)) context.states.push(siblingPlaceOf(modifier) as string);
    else if (/^[a-z]+(?:-[a-z]+)*$/.test(modifier) && isState(modifier)) context.states.push(modifier);
    else return modifierNotKnown(where, modifier);
  }
  const isInMedia = !sameWidths(context.widths, EVERY_WIDTH) || (context.dark && env.darkMode.kind === 'media');
  if (context.container !== null && isInMedia) return containerAndWidth(where);
  context.states.sort();
  context.relatives.sort();
  return context;
}
