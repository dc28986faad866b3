/** Whether the elements of a list on the page can be counted like the items of its data. */
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import { returnedBy } from '../jsx/returned.ts';

/**
 * True where the callback of a `.map` makes one thing of every item, always by the same expression. One that leaves items out, or
 * makes different elements, shows them at other indexes than they have in the data.
 */
export function showsEveryItem(fn: t.Function): boolean {
  const returned = returnedBy(fn);
  const [only] = returned;
  if (returned.length !== 1 || !only) return false;
  const { type } = unwrapNode(only) as AnyNode;
  return !/^(?:ConditionalExpression|LogicalExpression|ArrayExpression|NullLiteral)$/.test(type);
}
