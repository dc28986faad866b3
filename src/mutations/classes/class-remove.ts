/** Taking classes out of the literals of a className, with whatever is empty then. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { removeAttribute } from '../jsx/attributes.ts';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, forEachChild, type Placed, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { startsItsLine } from '../text/layout.ts';
import { classNotFound, classNotLiteral } from '../text-refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { conditionForClass } from '../value-refusals.ts';
import {
  type ClassLiteral,
  type ClassToken,
  classAttribute,
  classLiterals,
  isJoinerCall,
  tokensOf,
} from './class-tokens.ts';

/** Notes the end of every token for which `isGone` holds. `keepAttribute` leaves an empty `className=""` behind. */
export function removeTokens(
  draft: Draft,
  target: Target,
  isGone: (token: ClassToken, literal: ClassLiteral) => boolean,
): void {
  const attribute = classAttribute(target.node.openingElement);
  if (!attribute) return;
  for (const literal of classLiterals(attribute)) {
    const tokens = tokensOf(literal);
    const gone = tokens.filter((token) => isGone(token, literal));
    if (gone.length === 0) continue;
    const isEmptied = gone.length === tokens.length && literal.raw.trim() !== '' && isWhole(literal, tokens);
    if (isEmptied && removeWhole(draft, target, attribute, literal)) continue;
    for (const run of runsOf(tokens, gone)) removeRun(draft, literal, run);
  }
}

/** Refuses the removal of the only class under a condition (`on && 'flex'`, `{ flex: on }`): the condition would be lost. */
export function refuseLostCondition(
  target: Target,
  isGone: (value: string, literal: ClassLiteral) => boolean,
): Refusal | null {
  const attribute = classAttribute(target.node.openingElement);
  for (const literal of attribute ? classLiterals(attribute) : []) {
    const tokens = tokensOf(literal);
    const isEmptied =
      tokens.length > 0 && tokens.every(({ value }) => isGone(value, literal)) && isWhole(literal, tokens);
    const item = literal.conditional && isEmptied && attribute ? listItemOf(attribute, literal) : null;
    const node = item?.items[item.index];
    // an item without a condition of its own stands in a branch, which stays
    if (node?.type !== 'LogicalExpression' && node?.type !== 'ObjectProperty') continue;
    const where = { ...target.where, ...whereIs(target.source, startOf(node)) };
    return conditionForClass(where, tokens.map(({ value }) => value).join(' '), sourceOf(target.source, node));
  }
  return null;
}

/** Notes the end of classes in one literal, which stays. */
export function removeFrom(draft: Draft, literal: ClassLiteral, isGone: (token: ClassToken) => boolean): void {
  const tokens = tokensOf(literal);
  const gone = tokens.filter(isGone);
  for (const run of runsOf(tokens, gone)) removeRun(draft, literal, run);
}

/** True when nothing but these tokens stands in the literal. */
function isWhole(literal: ClassLiteral, tokens: ClassToken[]): boolean {
  const length = tokens.reduce((sum, token) => sum + token.end - token.start, 0);
  return length === literal.raw.replace(/[ \t\n\f\r]+/g, '').length && !literal.gluedStart && !literal.gluedEnd;
}

/** Neighbours that go together. */
function runsOf(tokens: readonly ClassToken[], gone: readonly ClassToken[]): ClassToken[][] {
  const runs: ClassToken[][] = [];
  let last = -2;
  for (const [i, token] of tokens.entries()) {
    if (!gone.includes(token)) continue;
    if (i === last + 1) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = i;
  }
  return runs;
}

/** Tokens with the white space before them; the first of a list with the white space behind them. */
function removeRun(draft: Draft, literal: ClassLiteral, run: readonly ClassToken[]): void {
  const blank = (at: number) => /[ \t\n\f\r]/.test(draft.text[at] ?? '');
  let start = (run[0] as ClassToken).start;
  let end = (run.at(-1) as ClassToken).end;
  while (start > literal.start && blank(start - 1)) start--;
  if (start === literal.start && !literal.gluedStart) {
    start = (run[0] as ClassToken).start;
    while (end < literal.end && blank(end)) end++;
  }
  draft.remove(start, end);
}

/** A literal that is emptied goes as a whole where something stands around it that can do without. */
function removeWhole(draft: Draft, target: Target, attribute: t.JSXAttribute, literal: ClassLiteral): boolean {
  const hasSpread = target.node.openingElement.attributes.some((one) => one.type === 'JSXSpreadAttribute');
  if (attribute.value === literal.node || isOnlyString(attribute, literal)) {
    // Beside a spread the empty class list still has to hide the one of the spread.
    if (hasSpread) return false;
    removeAttribute(draft, attribute);
    return true;
  }
  const item = listItemOf(attribute, literal);
  if (!item) return false;
  removeItem(draft, item.items, item.index);
  return true;
}

function isOnlyString(attribute: t.JSXAttribute, literal: ClassLiteral): boolean {
  return attribute.value?.type === 'JSXExpressionContainer' && attribute.value.expression === literal.node;
}

/** The argument, array item or object property that only brings this literal. */
function listItemOf(attribute: t.JSXAttribute, literal: ClassLiteral): { items: t.Node[]; index: number } | null {
  let found: { items: t.Node[]; index: number } | null = null;
  const visit = (node: AnyNode): void => {
    const items =
      node.type === 'CallExpression' && isJoinerCall(node)
        ? node.arguments
        : node.type === 'ArrayExpression'
          ? node.elements
          : node.type === 'ObjectExpression'
            ? node.properties
            : [];
    const index = items.findIndex((item) => item !== null && bringsOnly(item, literal));
    if (index >= 0 && !items.includes(null as never)) found = { items: items as t.Node[], index };
    forEachChild(node, visit);
  };
  visit(attribute as AnyNode);
  return found;
}

/** `'x'`, `on && 'x'`, `{ x: on }`. */
function bringsOnly(item: t.Node, literal: ClassLiteral): boolean {
  if (item === literal.node) return true;
  return item.type === 'LogicalExpression' && item.operator === '&&' && item.right === literal.node;
}

/** Notes the end of a list item with the comma that it no longer needs. */
export function removeItem(draft: Draft, items: readonly Placed[], index: number): void {
  const item = items[index] as Placed;
  const before = items[index - 1];
  const after = items[index + 1];
  if (after && (!before || startsItsLine(draft.text, startOf(item)))) draft.remove(startOf(item), startOf(after));
  else if (before) draft.remove(endOf(before), endOf(item));
  else draft.remove(startOf(item), endOf(item) + trailingComma(draft.text, endOf(item)));
}

function trailingComma(text: string, end: number): number {
  return /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
}

/** The class is nowhere as a literal: say whether something computed may bring it. */
export function refuseMissing(target: Target, className: string): Refusal {
  const opening = target.node.openingElement;
  const attribute = classAttribute(opening);
  const spread = opening.attributes.find((one) => one.type === 'JSXSpreadAttribute');
  if (attribute?.value?.type === 'JSXExpressionContainer') {
    const { expression } = attribute.value;
    const isLiteral =
      expression.type === 'StringLiteral' ||
      (expression.type === 'TemplateLiteral' && expression.expressions.length === 0);
    if (!isLiteral) return classNotLiteral(target.where, className, sourceOf(target.source, expression));
  }
  if (!attribute && spread) return classNotLiteral(target.where, className, sourceOf(target.source, spread));
  return classNotFound(target.where, className);
}

/** Emptied parts go with the conditions that led to them, nothing outside the className does. */
export function lossesOfClass(target: Target): (atom: Atom) => boolean {
  const attribute = classAttribute(target.node.openingElement);
  const own = atomsIn(attribute);
  return (atom) => own.has(atom);
}
