/** Whether the elements of a list on the page can be counted like the items of its data. */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, unwrapNode } from '../jsx/nodes.ts';

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

/** The expressions that a function may return; null for a bare `return`. */
export function returnedBy(fn: t.Function): (AnyNode | null)[] {
  if (fn.body.type !== 'BlockStatement') return [fn.body as AnyNode];
  const found: (AnyNode | null)[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'ReturnStatement') found.push((node.argument as AnyNode | null | undefined) ?? null);
    else if (!isFunction(node)) forEachChild(node, visit);
  };
  visit(fn.body as AnyNode);
  return found;
}
