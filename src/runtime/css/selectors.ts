/** Reads selectors of the app with the browser's own parser. */

import { unescapeIdentifier } from '../../protocol/css-identifier.ts';
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import { type Relative, relativeModifier } from '../../protocol/relatives.ts';
import { PSEUDO_MODIFIERS } from '../instant-updates/style-rules.ts';
import { log } from '../log.ts';

const STATES = [
  ...PSEUDO_MODIFIERS,
  'focus-visible',
  'focus-within',
  'visited',
  'checked',
  'enabled',
  'optional',
  'valid',
  'read-only',
  'placeholder-shown',
  'target',
].join('|');
/** A colon behind a backslash is part of a class name (`.hover\:p-4`). */
const STATE = new RegExp(`(?<!\\\\):(${STATES})(?![\\w-])`, 'g');
const CLASS = '\\.((?:\\\\.|[\\w-]|[\u0080-\uffff])+)';
/** The state of an element around or before the subject, by its class: `.card:hover .a`, `.a:is(:where(.group):hover *)`. */
const RELATIVE = new RegExp(`${CLASS}\\)?:(${STATES})\\s*([>+~]|\\s)\\s*(?=\\S)`, 'g');
/** The same, for a look at all classes that have styles for a state. */
const STATEFUL = new RegExp(`${CLASS}\\)?:(?:${STATES})(?![\\w-])`, 'g');
/** A place among siblings, of the selector's subject: that of another element is a condition. */
const PLACE =
  /(?<![\\:(]):(first-child|last-child|nth-child\((?:2n(?:\+1)?|odd|even)\))(?=[^\s>+~,()]*(?:\([^()]*\)[^\s>+~,()]*)*$)/g;
const OF_TYPE = /(?<![\\:]):(first|last|nth)-of-type/g;
const PLACES: Record<string, string> = { 'first-child': 'first', 'last-child': 'last' };
/** A second colon before the name would make it a pseudo-element. */
const MOMENTARY = /(?<![\\:]):(?:hover|active|focus(?:-visible|-within)?)(?![\w-]|\()/g;
const NOT_STATE = new RegExp(`:not\\(\\s*:(${STATES})\\s*\\)`, 'g');
const PSEUDO_ELEMENT =
  /::?(before|after|placeholder|marker|selection|backdrop|file-selector-button|first-line|first-letter)(?![\w-])/;

/** False also for a selector that the browser cannot parse. */
export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    log.debug('selector does not parse:', selector);
    return false;
  }
}

/**
 * The states in a selector, and the selector without them.
 * @param isOfType a place of a type counts as one among all siblings: Emotion has only those
 */
export function splitStates(selector: string, isOfType = false): { modifiers: string[]; bare: string } {
  const plain = selector.replace(NOT_STATE, '');
  const positive = isOfType ? plain.replace(OF_TYPE, ':$1-child') : plain;
  const places = [...positive.matchAll(PLACE)].map(
    ([, name = '']) => PLACES[name] ?? (/odd|\+1/.test(name) ? 'odd' : 'even'),
  );
  const relatives = [...positive.matchAll(RELATIVE)].map(([, name = '', state = '', combinator = '']) =>
    relativeModifier({ kind: kindOf(combinator), state, className: unescapeIdentifier(name) }),
  );
  const own = positive.replace(RELATIVE, '. ');
  const modifiers = [...[...own.matchAll(STATE)].map(([, state]) => state as string), ...relatives, ...places];
  const without = (text: string, pattern: RegExp) =>
    text.replace(pattern, (_whole, _state, offset: number) =>
      /(^|[\s>+~,(])$/.test(text.slice(0, offset)) ? '*' : '',
    );
  const bare = without(without(positive, PLACE), STATE);
  return { modifiers: [...new Set(modifiers)], bare };
}

const kindOf = (combinator: string): Relative['kind'] => (/[+~]/.test(combinator) ? 'peer' : 'group');

/** Tailwind 4 and 3: `.a:is(:where(.group) *)` and `.group .a`, of which the class is `.a`; `.data-open\:a[data-open]`, of which it is `.data-open\:a`. */
const MARKED =
  /:is\(:where\([^()]*\)\s*(?:~\s*)?\*\)$|^\.(?:[\w-]+-)?(?:group|peer)(?:\\\/[\w-]+)?(?:\s*~)?\s+(?=\.)|(?<=(aria|data)-.*\\:.*)(\[(aria|data)-[^\]]*\])+$/;

/** The selector of a class under a group or peer, or with the attribute of its variant, as that of the class alone; others as they are. */
export const withoutMarker = (selector: string): string => selector.replace(MARKED, '');

/** Classes for which a selector has styles in a state: `card` of `.card:hover .a`. */
export function statefulClasses(selector: string): string[] {
  return [...selector.replace(NOT_STATE, '').matchAll(STATEFUL)].map(([, name = '']) => unescapeIdentifier(name));
}

/**
 * The selector as if pointer and focus were elsewhere: those pseudo-classes match nothing. Alternatives still match: `.a:is(.b,
 * :hover)` matches `.a.b`.
 */
export function atRest(selector: string): string {
  return selector.replace(MOMENTARY, ':not(*)');
}

/** The selector of the element that a selector for a part of it is about: `.card::before` → `.card`; null for others. */
export function withoutPart(selector: string, part: PseudoElement): string | null {
  const [, own] = new RegExp(`^(.*?)::?${part}$`, 's').exec(selector) ?? [];
  return own === undefined || isPseudoElement(own) ? null : /(?:^|[\s>+~])$/.test(own) ? `${own}*` : own;
}

export function isPseudoElement(selector: string): boolean {
  return PSEUDO_ELEMENT.test(selector);
}
