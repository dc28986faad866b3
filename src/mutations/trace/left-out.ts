/**
 * A written array of which the page may leave items out: its falsy ones, as `[a, isAdmin && b, c].filter(Boolean)`, or any, as
 * `items.map((item) => item.href && <a />)`.
 */
import type * as t from '@babel/types';
import { type AnyNode, isFunction, unwrapNode } from '../jsx/nodes.ts';

export type LeftOut = 'falsy' | 'any';

/** True for `filter(Boolean)`, and the same as a function: `(one) => one`, `(one) => !!one`. */
export function leavesOutFalsy({ arguments: [by] }: t.CallExpression): boolean {
  const test = by && (unwrapNode(by) as AnyNode);
  if (test?.type === 'Identifier') return test.name === 'Boolean';
  if (!test || !isFunction(test) || test.params.length !== 1) return false;
  const [item] = test.params as [AnyNode];
  return item.type === 'Identifier' && isItself(unwrapNode(test.body) as AnyNode, String(item.name));
}

function isItself(node: AnyNode, item: string): boolean {
  if (node.type === 'Identifier') return node.name === item;
  if (node.type === 'UnaryExpression') return node.operator === '!' && isNegated(unwrapNode(node.argument), item);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'Boolean')
    return false;
  const [given] = node.arguments;
  return given !== undefined && isItself(unwrapNode(given) as AnyNode, item);
}

const isNegated = (node: t.Node, item: string): boolean =>
  node.type === 'UnaryExpression' && node.operator === '!' && isItself(unwrapNode(node.argument) as AnyNode, item);

/**
 * Which of the written items the page shows at an index. That is sure where all of those that may be left out are shown, or none of
 * them, and else before the first and behind the last of them.
 * @param count how many items the page shows; null where nobody knows
 * @returns its index in the source; null where it may be one or another
 */
export function writtenIndex(
  items: readonly (AnyNode | null)[],
  index: number,
  count: number | null,
  leftOut: LeftOut,
): number | null {
  const may = [...items.keys()].filter((i) => leftOut === 'any' || !isTruthy(items[i] ?? null));
  const [first] = may;
  if (first === undefined) return index;
  const sure = [...items.keys()].filter((i) => !may.includes(i));
  if (index < first && (count === null || (count >= sure.length && count <= items.length))) return index;
  if (count === items.length) return index;
  if (count === sure.length) return sure[index] ?? null;
  if (count === null || count < sure.length || count > items.length) return null;
  const fromEnd = items.length - (count - index);
  return fromEnd > (may.at(-1) as number) ? fromEnd : null;
}

const TRUTHY = /^(?:Object|Array|Function|ArrowFunction|Class|New)Expression$|^JSX(?:Element|Fragment)$/;

function isTruthy(item: AnyNode | null): boolean {
  const node = item && (unwrapNode(item) as AnyNode);
  if (!node) return false;
  if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') return Boolean(node.value);
  if (node.type === 'ConditionalExpression')
    return isTruthy(node.consequent as AnyNode) && isTruthy(node.alternate as AnyNode);
  return TRUTHY.test(node.type);
}
