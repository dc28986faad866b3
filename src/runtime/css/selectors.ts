/** Selectors of the app, read with the browser's own parser. */

import { PSEUDO_MODIFIERS } from '../instant-updates/style-rules.ts';
import { log } from '../log.ts';

const STATE = new RegExp(`:(${PSEUDO_MODIFIERS.join('|')})(?![\\w-])`, 'g');
const PSEUDO_ELEMENT =
  /::?(before|after|placeholder|marker|selection|backdrop|file-selector-button|first-line|first-letter)(?![\w-])/;

/** False for what the browser cannot parse: such selectors are skipped (spec §5). */
export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    log.debug('selector that does not parse is skipped:', selector);
    return false;
  }
}

/** The states that a selector asks for, and the selector without them. */
export function splitStates(selector: string): { modifiers: string[]; bare: string } {
  const modifiers = [...selector.matchAll(STATE)].map(([, state]) => state as string);
  const bare = selector.replace(STATE, '').replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
  return { modifiers: [...new Set(modifiers)], bare };
}

/** The selector with its states written as the classes that force them. */
export function withForcedStates(selector: string, forced: ReadonlyMap<string, string>): string {
  return selector.replace(STATE, (whole, state: string) => (forced.has(state) ? `.${forced.get(state)}` : whole));
}

export function isPseudoElement(selector: string): boolean {
  return PSEUDO_ELEMENT.test(selector);
}
