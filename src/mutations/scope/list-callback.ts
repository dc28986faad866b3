/** Whether the elements of a list on the page can be counted like the items of its data. */
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import { returnedBy } from '../jsx/returned.ts';
import { isNothing } from '../jsx/slots.ts';

/**
 * Which items of its list the callback of a `.map` shows, each by the same expression: all, or some, where a condition or an early
 * return shows nothing of the others.
 * @returns null where it may make different things of them: their indexes on the page are not those in the data
 */
export function itemsShown(fn: t.Function): 'all' | 'some' | null {
  const returned = returnedBy(fn);
  const [only, second] = returned.filter((one) => one !== null && !isNothing(one));
  const shown = only && !second ? onlyOutcome(only) : null;
  if (!only || !shown) return null;
  return shown === unwrapNode(only) && returned.length === 1 && alwaysReturns(fn) ? 'all' : 'some';
}

/** What an expression is where it is not nothing; null where it may be one thing or another. */
function onlyOutcome(expression: t.Node): AnyNode | null {
  const node = unwrapNode(expression) as AnyNode;
  if (node.type === 'LogicalExpression') return node.operator === '&&' ? onlyOutcome(node.right) : null;
  if (node.type === 'ConditionalExpression') {
    if (isNothing(node.alternate)) return onlyOutcome(node.consequent);
    return isNothing(node.consequent) ? onlyOutcome(node.alternate) : null;
  }
  return node.type === 'ArrayExpression' ? null : node;
}

/** Of a function with one `return`: it does not end without it. */
const alwaysReturns = ({ body }: t.Function): boolean =>
  body.type !== 'BlockStatement' || body.body.at(-1)?.type === 'ReturnStatement';
