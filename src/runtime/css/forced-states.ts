/** Selectors of the app for a state, as they also match elements that carry the class which forces the state. */
import { relativeOf } from '../../protocol/relatives.ts';
import { safeClassName } from '../instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from '../page/own-nodes.ts';

/** The pseudo-classes that match in each state: `focus` also means `:focus-visible` and `:focus-within`. */
const PSEUDO_CLASSES: Record<string, readonly string[]> = {
  focus: ['focus', 'focus-visible', 'focus-within'],
  // Emotion has places of a type
  first: ['first-child', 'first-of-type'],
  last: ['last-child', 'last-of-type'],
  // as browsers print them, too
  odd: ['nth-child(2n+1)', 'nth-child(odd)', 'nth-of-type(2n+1)', 'nth-of-type(odd)'],
  even: ['nth-child(2n)', 'nth-child(even)', 'nth-of-type(2n)', 'nth-of-type(even)'],
};

/** Pseudo-classes that are forced, each with the class that forces it. */
export type ForcedClasses = ReadonlyMap<string, string>;

/**
 * Pseudo-classes that the modifiers turn on, with the classes that force them; of a state of another element, the state. Modifiers
 * that are no plain names are skipped.
 */
export function forcedClasses(modifiers: readonly string[]): Map<string, string> {
  const forced = new Map<string, string>();
  for (const one of modifiers) {
    const modifier = relativeOf(one)?.state ?? one;
    if (!/^[a-z][a-z-]*$/.test(modifier)) continue;
    for (const name of PSEUDO_CLASSES[modifier] ?? [modifier]) {
      forced.set(name, FORCED_STATE_PREFIX + safeClassName(modifier));
    }
  }
  return forced;
}

/**
 * The selector with each state as that state or its forcing class, also where it excludes the state (`:not(:hover)`). The
 * specificity stays: a class weighs as much as a pseudo-class.
 */
export function withForcedStates(selector: string, forced: ForcedClasses): string {
  if (forced.size === 0) return selector;
  const states = [...forced.keys()].map((name) => name.replace(/[()+]/g, '\\$&'));
  // A colon behind a backslash is part of a class's name (`.hover\:p-4`).
  const pattern = new RegExp(`(?<![\\\\:]):(${states.join('|')})(?![\\w-]|\\()`, 'g');
  return selector.replace(pattern, (whole, state: string) => `:is(${whole}, .${forced.get(state)})`);
}
