/**
 * New rules, beside their kin: a state behind the rule that it belongs to, a width in the `@media` block that is there or in a
 * new one in the right order. Where the sheet nests such rules, so does the new one.
 */
import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { EVERY_WIDTH } from '../../protocol/width-spans.ts';
import type { Draft } from '../check/draft.ts';
import { indentAt, lineEnd, lineEndOf, startsItsLine } from '../text/layout.ts';
import { type CssContext, type CssEnvironment, contextOfConditions, sameWidths } from './context.ts';
import type { Wanted } from './declarations.ts';
import { gapBetween, indentUnit, isOneLine } from './layout.ts';
import { nestedUnderRelatives, underRelatives } from './relative-rules.ts';
import { foldSpace } from './selectors.ts';
import { declarationText, openBrace } from './sheet-writer.ts';
import { type CssRule, endOfNode, type Sheet, startOfNode, syntaxOf } from './source.ts';
import { callKey } from './width-mixins.ts';
import { blockBefore, widthQueries, winsOver } from './widths.ts';

export interface NewRule {
  /** the rule whose element and place in the cascade the new one shares */
  anchor: CssRule;
  /** conditions of the new rule beyond the anchor's own context */
  context: CssContext;
  declarations: Wanted[];
}

/** Notes the rule in the draft. @returns the texts that come to be, for the check: selectors and at-rules */
export function writeNewRule(draft: Draft, one: NewRule, env: CssEnvironment): string[] {
  const query = atRuleFor(one.context, env, one.anchor.sheet);
  const darkSelector = one.context.dark ? darkSelectorOf(env) : null;
  if (nestsInside(one.anchor, query !== null, env)) return writeNested(draft, one, query, darkSelector, env);
  const selector = selectorFor(
    selectorsOf(one.anchor),
    one.anchor.sheet,
    one.context,
    darkSelector,
    separatorOf(one.anchor, query !== null),
  );
  const heads = query === null ? writeSibling(draft, one, selector) : writeInMedia(draft, one, selector, query, env);
  return heads.map(foldSpace);
}

/** The at-rule for a context: `@media (min-width: 48rem)`, `@container card (width > 20rem)`; null where it needs none. */
export function atRuleFor(context: CssContext, env: CssEnvironment, sheet: Sheet): string | null {
  if (context.container !== null) return `@container ${context.container}`;
  const media = mediaQuery(context, env, sheet);
  return media === null ? null : `@media ${media}`;
}

function mediaQuery(context: CssContext, env: CssEnvironment, sheet: Sheet): string | null {
  const dark = context.dark && env.darkMode.kind === 'media' ? ['(prefers-color-scheme: dark)'] : [];
  const parts = [...widthQueries(context.widths, env, sheet, dark.length === 0), ...dark];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** True where the new rule goes into the anchor's own braces. */
function nestsInside(anchor: CssRule, isForQuery: boolean, env: CssEnvironment): boolean {
  const { node, sheet } = anchor;
  if (node.type === 'rule' && node.parent?.type === 'rule') return true;
  if (node.type === 'atrule') return true;
  let nested = 0;
  let flat = 0;
  sheet.root.walk((one) => {
    const isKin = isForQuery
      ? isMedia(one, env)
      : one.type === 'rule' && /:(?:hover|focus|active|disabled|checked|before|after)/.test(one.selector);
    if (!isKin) return;
    if (one.parent?.type === 'rule') nested++;
    else flat++;
  });
  return nested > flat || (nested === flat && syntaxOf(sheet.file) !== 'css' && usesNesting(sheet));
}

function usesNesting({ root }: Sheet): boolean {
  return root.nodes.some((one) => one.type === 'rule' && one.nodes.some((inner) => inner.type === 'rule'));
}

/** `.card` under `hover` and `.dark` → `.dark .card:hover`, for each selector of a list. */
export function selectorFor(
  list: readonly string[],
  sheet: Sheet,
  context: CssContext,
  dark: string | null,
  separator = ', ',
): string {
  return list
    .map((one) => darkPrefix(sheet, dark) + withSuffix(underRelatives(one, context, sheet.scopes), context, sheet))
    .join(separator);
}

/** Between the selectors of a list: a line end where the anchor has its own so. */
function separatorOf({ node, sheet }: CssRule, isDeeper: boolean): string {
  if (node.type !== 'rule' || !/,\s*\n/.test(node.selector)) return ', ';
  const indent = indentAt(sheet.text, startOfNode(sheet, node)) + (isDeeper ? indentUnit(sheet) : '');
  return `,${lineEndOf(sheet.text)}${indent}`;
}

function darkPrefix({ scopes }: Sheet, dark: string | null): string {
  if (dark === null) return '';
  return !scopes.includes(null) ? `:global(${dark}) ` : `${dark} `;
}

function selectorsOf({ node, resolved, selector }: CssRule): readonly string[] {
  return (node.type === 'rule' && node.parent?.type !== 'rule' ? resolved : null) ?? [selector];
}

const OF_PART = /(?:::[\w-]+|:(?:before|after))$/;

/** States stand before a pseudo-element. */
function withSuffix(selector: string, context: CssContext, sheet: Sheet): string {
  const [part = ''] = OF_PART.exec(selector) ?? [];
  return selector.slice(0, selector.length - part.length) + statesText(context) + (part || partText(context, sheet));
}

const statesText = ({ states }: CssContext): string => states.map((state) => `:${state}`).join('');

/** `::before`, or `:before` where the sheet has it so. */
function partText({ part }: CssContext, { text }: Sheet): string {
  if (part === null) return '';
  const isOld =
    /[^:]:(?:before|after)\b/.test(text) && !/::(?:before|after)\b/.test(text) && /^(?:before|after)$/.test(part);
  return `${isOld ? ':' : '::'}${part}`;
}

/** The part of a selector that the context adds to that of the base: `:hover::before`. */
export const suffixOf = (context: CssContext): string =>
  statesText(context) + (context.part === null ? '' : `::${context.part}`);

function writeNested(
  draft: Draft,
  one: NewRule,
  query: string | null,
  dark: string | null,
  env: CssEnvironment,
): string[] {
  const { anchor, context, declarations } = one;
  const { sheet, node } = anchor;
  const eol = lineEndOf(sheet.text);
  const unit = indentUnit(sheet);
  const inner = indentAt(sheet.text, startOfNode(sheet, node)) + unit;
  const isOfPart = OF_PART.test(anchor.selector);
  const suffix = statesText(context) + (isOfPart ? '' : partText(context, sheet));
  const heads: string[] = [];
  if (query !== null) heads.push(query);
  if (suffix !== '' || dark !== null || context.relatives.length > 0) {
    const own = nestedUnderRelatives(anchor.resolved, context, sheet);
    heads.push(`${darkPrefix(sheet, dark)}${own}${suffix}`);
  }
  const isInLine = !/[\r\n]/.test(sheet.text.slice(openBrace(anchor) + 1, endOfNode(sheet, node) - 1));
  const isOnOneLine = isInLine && (node.nodes?.length ?? 0) > 0;
  const block = isOnOneLine ? inlineBlock(heads, declarations) : blockText(heads, declarations, inner, unit, eol);
  const nodes = (node.nodes ?? []) as ChildNode[];
  const stronger = strongerAmong(nodes, context, query !== null, env);
  const last = stronger > 0 ? nodes[stronger - 1] : nodes.at(-1);
  if (!last) {
    draft.replace(
      openBrace(anchor) + 1,
      endOfNode(sheet, node) - 1,
      eol + inner + block + eol + inner.slice(unit.length),
    );
    return heads;
  }
  if (isOnOneLine) {
    const open = last.type === 'decl' && !sheet.text.slice(0, endOfNode(sheet, last)).endsWith(';') ? ';' : '';
    draft.insert(endOfNode(sheet, last), `${open} ${block}`);
    return heads;
  }
  insertAfter(draft, sheet, last, gapBetween(sheet, node) + inner + block, endOfNode(sheet, node), eol);
  return heads;
}

/** The first block that has to stay behind a new one: a state that wins over it, or a width that is more about it; -1 for none. */
export function strongerAmong(
  nodes: readonly ChildNode[],
  context: CssContext,
  hasQuery: boolean,
  env: CssEnvironment,
): number {
  return hasQuery
    ? nodes.findIndex((other) => isMedia(other, env) && winsOver(other, context.widths, env))
    : nodes.findIndex((other) => other.type === 'rule' && rankIn(other.selector) > rankOf(context.states));
}

/** A head within a head, the declarations in the innermost. */
function blockText(
  heads: readonly string[],
  declarations: readonly Wanted[],
  indent: string,
  unit: string,
  eol: string,
): string {
  const [head, ...rest] = heads;
  const body =
    rest.length > 0
      ? indent + unit + blockText(rest, declarations, indent + unit, unit, eol)
      : declarations.map((one) => `${indent}${unit}${declarationText(one, ': ')};`).join(eol);
  return `${head} {${eol}${body}${eol}${indent}}`;
}

function inlineBlock(heads: readonly string[], declarations: readonly Wanted[]): string {
  const body = declarations.map((one) => `${declarationText(one, ': ')};`).join(' ');
  return `${heads.join(' { ')} { ${body} ${'}'.repeat(heads.length)}`;
}

function ruleText(sheet: Sheet, selector: string, declarations: readonly Wanted[], indent: string): string {
  if (isOneLine(sheet))
    return `${selector} { ${declarations.map((one) => `${declarationText(one, ': ')};`).join(' ')} }`;
  return blockText([selector], declarations, indent, indentUnit(sheet), lineEndOf(sheet.text));
}

/** States in the order in which they should win over each other. */
const RANK = [
  'link',
  'visited',
  'checked',
  'required',
  'invalid',
  'hover',
  'focus-within',
  'focus',
  'focus-visible',
  'active',
  'disabled',
];

function rankOf(states: readonly string[]): number {
  return Math.max(...states.map((state) => RANK.indexOf(state)), -1);
}

function rankIn(selector: string): number {
  return rankOf([...selector.matchAll(/:([a-z-]+)/g)].map(([, state]) => state as string));
}

function writeSibling(draft: Draft, one: NewRule, selector: string): string[] {
  const { anchor, context, declarations } = one;
  const { sheet, node } = anchor;
  const parent = node.parent as Container;
  const siblings = parent.nodes as ChildNode[];
  let after: ChildNode = node;
  for (const next of siblings.slice(siblings.indexOf(node) + 1)) {
    if (next.type === 'comment') continue;
    const kin = next.type === 'rule' && isKin(next.selector, anchor.selector);
    if (!kin) break;
    if (rankIn(next.selector) > rankOf(context.states)) break;
    after = next;
  }
  const indent = indentAt(sheet.text, startOfNode(sheet, node));
  const text = ruleText(sheet, selector, declarations, indent);
  insertAfter(draft, sheet, after, gapBetween(sheet, parent) + indent + text, sheet.text.length, lineEndOf(sheet.text));
  return [selector];
}

/** `.card:hover` of `.card`. */
function isKin(selector: string, anchor: string): boolean {
  const rest = selector.slice(anchor.length).replace(/\([^()]*\)/g, '');
  return selector.startsWith(anchor) && rest.startsWith(':') && !/[\s>+~,]/.test(rest);
}

function writeInMedia(draft: Draft, one: NewRule, selector: string, query: string, env: CssEnvironment): string[] {
  const { anchor, declarations, context } = one;
  const { sheet, node } = anchor;
  const parent = node.parent as Container;
  const siblings = parent.nodes as ChildNode[];
  const from = siblings.indexOf(node);
  const isAlike = context.container === null ? (other: ChildNode) => isMedia(other, env) : isContainerRule;
  const blocks = siblings.filter((other, index): other is AtRule => index > from && isAlike(other));
  const indent = indentAt(sheet.text, startOfNode(sheet, node));
  const same = blocks.find((other) => isSameQuery(other, query, env));
  if (same) return [writeIntoBlock(draft, sheet, same, selector, declarations)];
  const after = blockFor(one, blocks, env) ?? lastOfKin(siblings, node);
  const rule = ruleText(sheet, selector, declarations, indent + indentUnit(sheet));
  const eol = lineEndOf(sheet.text);
  const block = `${query} {${eol}${indent}${indentUnit(sheet)}${rule}${eol}${indent}}`;
  insertAfter(draft, sheet, after, gapBetween(sheet, parent) + indent + block, sheet.text.length, eol);
  return [query, selector];
}

/**
 * The block behind which a new one goes. A block for the dark theme follows the width blocks with the same selector: of equal
 * specificity, the later one wins.
 */
function blockFor({ anchor, context }: NewRule, blocks: readonly AtRule[], env: CssEnvironment): AtRule | null {
  if (context.container !== null) return blocks.at(-1) ?? null;
  if (!context.dark || !sameWidths(context.widths, EVERY_WIDTH)) return blockBefore(blocks, context.widths, env);
  const isOwn = (one: ChildNode) => one.type === 'rule' && foldSpace(one.selector) === foldSpace(anchor.selector);
  return blocks.findLast(({ nodes = [] }) => nodes.some(isOwn)) ?? null;
}

/** A block for a query, by `@media` or by a mixin that makes one. */
function isMedia(node: ChildNode, { variables }: CssEnvironment): node is AtRule {
  if (node.type !== 'atrule' || !node.nodes) return false;
  return node.name === 'media' || (node.name === 'include' && variables.has(callKey(node)));
}

const isContainerRule = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'container' && !!node.nodes;

/** The anchor, or the last of its states right behind it. */
function lastOfKin(siblings: readonly ChildNode[], node: Rule | AtRule): ChildNode {
  let last: ChildNode = node;
  for (const next of siblings.slice(siblings.indexOf(node) + 1)) {
    if (next.type !== 'rule' || node.type !== 'rule' || !isKin(next.selector, node.selector)) break;
    last = next;
  }
  return last;
}

function isSameQuery({ name, params }: AtRule, query: string, env: CssEnvironment): boolean {
  const first = contextOfConditions([{ name, params }], env.variables);
  const [, at = '', asked = ''] = /^@([\w-]+)\s+(.*)$/s.exec(query) ?? [];
  const second = contextOfConditions([{ name: at, params: asked }], env.variables);
  return (
    first !== null &&
    second !== null &&
    sameWidths(first.widths, second.widths) &&
    first.container === second.container &&
    first.dark === second.dark
  );
}

function writeIntoBlock(
  draft: Draft,
  sheet: Sheet,
  block: AtRule,
  selector: string,
  declarations: readonly Wanted[],
): string {
  const eol = lineEndOf(sheet.text);
  const last = block.nodes?.at(-1);
  const indent =
    last && startsItsLine(sheet.text, startOfNode(sheet, last))
      ? indentAt(sheet.text, startOfNode(sheet, last))
      : indentAt(sheet.text, startOfNode(sheet, block)) + indentUnit(sheet);
  const text = ruleText(sheet, selector, declarations, indent);
  if (last) insertAfter(draft, sheet, last, gapBetween(sheet, block) + indent + text, endOfNode(sheet, block), eol);
  else draft.replace(endOfNode(sheet, block) - 1, endOfNode(sheet, block) - 1, `${eol}${indent}${text}${eol}`);
  return selector;
}

/** A whole new rule at the sheet's end, in a block for its query where it has one. @returns the heads that come to be */
export function appendRule(
  draft: Draft,
  sheet: Sheet,
  { selector, query, declarations }: { selector: string; query: string | null; declarations: readonly Wanted[] },
): string[] {
  const eol = lineEndOf(sheet.text);
  const unit = query === null ? '' : indentUnit(sheet);
  const rule = ruleText(sheet, selector, declarations, unit);
  const text = query === null ? rule : `${query} {${eol}${unit}${rule}${eol}}`;
  const tail = /\s*$/.exec(sheet.text)?.[0] ?? '';
  const isEmpty = sheet.root.nodes.length === 0;
  if (isEmpty) draft.insert(sheet.text.length, text + eol);
  else draft.insert(sheet.text.length - tail.length, gapBetween(sheet, sheet.root) + text + (tail === '' ? eol : ''));
  return query === null ? [selector] : [query, selector];
}

/** After a node and a comment on its line; before the closing brace of a line that holds it. */
function insertAfter(draft: Draft, sheet: Sheet, node: ChildNode, text: string, limit: number, eol: string): void {
  const end = endOfNode(sheet, node);
  const rest = sheet.text.slice(end, lineEnd(sheet.text, end));
  const comment = /^[ \t]*;?[ \t]*(?:\/\*(?:(?!\*\/).)*\*\/[ \t]*)*(?:\/\/.*)?$/.exec(rest);
  const open = node.type === 'decl' && !sheet.text.slice(startOfNode(sheet, node), end).endsWith(';') ? ';' : '';
  if (comment) {
    if (open) draft.insert(end, open);
    draft.insert(comment[0].trim() === '' ? end : lineEnd(sheet.text, end), text);
    return;
  }
  // `}` of the block around on the same line goes to a line of its own.
  const closes = end < limit && /^[ \t]*\}/.test(rest);
  draft.insert(end, open + text + (closes ? eol : ''));
}

/** The dark marker of the project as a selector text, null where it goes by the system's setting. */
export function darkSelectorOf({ darkMode }: CssEnvironment): string | null {
  return darkMode.kind === 'selector' ? darkMode.selector : null;
}
