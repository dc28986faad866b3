/** Rules that hang on a state of another element, `.card:hover .title`: reading them, and writing their selectors. */
import type { Pseudo } from 'postcss-selector-parser';
import { RELATIVE_COMBINATORS, relativeModifier, relativeOf, relativeSelector } from '../../protocol/relatives.ts';
import type { CssContext } from './context.ts';
import { isStateNode } from './match.ts';
import { type Compound, compoundsOf } from './selectors.ts';
import { type Sheet, syntaxOf } from './source.ts';

type Relatives = Pick<CssContext, 'relatives'>;
/** Where classes are the page's own. */
const PAGE: Sheet['scopes'] = [null];

/**
 * Takes the elements out whose one state, behind a class, is part of the context. An edit in that context knows that they are there:
 * whoever asks for it has seen them in the page.
 */
export function withoutRelatives(compounds: readonly Compound[]): { compounds: Compound[]; relatives: string[] } {
  const kept: Compound[] = [];
  const relatives: string[] = [];
  compounds.forEach((compound, i) => {
    const next = compounds[i + 1];
    const modifier = next && relativeIn(compound, /[+~]/.test(next.combinator) ? 'peer' : 'group');
    if (modifier) relatives.push(modifier);
    else kept.push(kept.length === 0 ? { ...compound, combinator: '' } : compound);
  });
  return { compounds: kept, relatives: [...new Set(relatives)].sort() };
}

function relativeIn({ nodes }: Compound, kind: 'group' | 'peer'): string | null {
  const states = nodes.filter(isStateNode);
  const named = nodes.findLast((node) => node.type === 'class');
  const [state] = states;
  if (states.length !== 1 || !state || named?.type !== 'class') return null;
  const modifier = relativeModifier({ kind, state: (state as Pseudo).value.slice(1), className: named.value });
  return relativeOf(modifier) && modifier;
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

/** What stands for the rule around in a nested selector. @param resolved selectors of that rule */
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
