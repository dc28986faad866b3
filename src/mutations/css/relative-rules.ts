/** Rules that hang on a state of another element, `.card:hover .title`: reading them, and writing their selectors. */
import type { Pseudo, Node as SelectorNode } from 'postcss-selector-parser';
import {
  RELATIVE_COMBINATORS,
  type RelativeKind,
  relativeModifier,
  relativeOf,
  relativeSelector,
} from '../../protocol/relatives.ts';

import { isStateNode } from './match.ts';
import { type Compound, compoundsOf } from './selectors.ts';
import { type Sheet, syntaxOf } from './source.ts';

interface Relatives {
  relatives: string[];
}
/** The scope of class names that no CSS module renames. */
const PAGE: Sheet['scopes'] = [null];

/**
 * Moves the states of other elements from a selector to its context: `.card:hover .title` becomes `.title` in the context
 * "`.card` is hovered". In that context the editor has already checked that an ancestor or sibling has the class, so a compound of
 * only class and state is dropped. A compound with further conditions is kept without the state, and is matched as usual.
 */
export function withoutRelatives(
  compounds: readonly Compound[],
  scopes: Sheet['scopes'],
): { compounds: Compound[]; relatives: string[] } {
  const relatives: string[] = [];
  const kept = compounds.map((compound, i) => {
    const modifier = relativeIn(compound, kindOf(compounds.slice(i + 1)), scopes);
    const plain = i === 0 ? { ...compound, combinator: '' } : compound;
    if (!modifier) return plain;
    relatives.push(modifier);
    return { ...plain, nodes: plain.nodes.filter((node) => !isStateNode(node)) };
  });
  const [first, subject, ...more] = kept;
  const isSeen = relatives.length === 1 && first?.nodes.length === 1 && /^[ ~]$/.test(subject?.combinator ?? '');
  return {
    compounds: isSeen && subject && more.length === 0 ? [{ ...subject, combinator: '' }] : kept,
    relatives: [...new Set(relatives)].sort(),
  };
}

/**
 * The relation of an element to the subject. @param behind the compounds after its own; null for one beside an element
 * around
 */
function kindOf(behind: readonly Compound[]): RelativeKind | null {
  const [next] = behind;
  if (!next) return null;
  if (!isSibling(next)) return 'group';
  return behind.every(isSibling) ? 'peer' : null;
}

const isSibling = ({ combinator }: Compound): boolean => /[+~]/.test(combinator);

function relativeIn({ nodes }: Compound, kind: RelativeKind | null, scopes: Sheet['scopes']): string | null {
  const states = nodes.filter(isStateNode);
  const named = nodes.map((node) => pageClass(node, scopes)).findLast((name) => name !== null);
  const [state] = states;
  if (kind === null || states.length !== 1 || !state || named === undefined) return null;
  const modifier = relativeModifier({ kind, state: (state as Pseudo).value.slice(1), className: named });
  return relativeOf(modifier) && modifier;
}

/** The class as the page has it: of a module's own classes only a build knows that. */
function pageClass(node: SelectorNode, scopes: Sheet['scopes']): string | null {
  if (node.type === 'class') return scopes.includes(null) ? node.value : null;
  if (node.type !== 'pseudo' || node.value !== ':global') return null;
  const [only, ...more] = node.nodes.flatMap((selector) => selector.nodes);
  return only?.type === 'class' && more.length === 0 ? only.value : null;
}

/**
 * A selector under states of other elements: `.title` → `.card:hover .title`. Where the selector has the other element, it gets
 * the state there; where it has several elements, whose order is not known, the state goes behind.
 */
export function underRelatives(selector: string, { relatives }: Relatives, scopes: Sheet['scopes'] = PAGE): string {
  return relatives.reduce((text, modifier) => {
    const relative = relativeOf(modifier);
    if (!relative) return text;
    const { state, kind } = relative;
    const name = relativeSelector(relative);
    const own = scopes.includes(null) ? name : `:global(${name})`;
    const at = kind === 'group' ? placeOf(text, name) : -1;
    if (at >= 0) return `${text.slice(0, at)}:${state}${text.slice(at)}`;
    const combinator = RELATIVE_COMBINATORS[kind];
    if (text === '&' || compoundsOf(text)?.length === 1) return `${own}:${state}${combinator} ${text}`;
    return `${text}:is(${own}:${state}${combinator} *)`;
  }, selector);
}

/** Behind the class, where it stands with an element before the last. */
function placeOf(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const rest = text.slice(end);
    if (/^[\s>]/.test(rest) && !/[()]/.test(text.slice(0, end))) return end;
  }
  return -1;
}

/** The selector that `&` stands for in a nested rule. @param resolved selectors of that rule */
export function nestedUnderRelatives(
  resolved: readonly string[] | null,
  context: Relatives,
  { file, scopes }: Sheet,
): string {
  if (context.relatives.length === 0) return '&';
  // a preprocessor puts all elements of the rules around in place of `&`
  const isOne = syntaxOf(file) === 'css' || (resolved?.every((one) => compoundsOf(one)?.length === 1) ?? false);
  const under = underRelatives('&', context, scopes);
  if (isOne) return under;
  return `&:is(${under.replace(/&$/, '*')})`;
}
