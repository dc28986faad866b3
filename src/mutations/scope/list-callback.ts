/** Whether the elements of a list on the page can be counted like the items of its data. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { returnedBy } from '../jsx/returned.ts';
import { isNothing } from '../jsx/slots.ts';

/**
 * Which items of its list the callback of a `.map` shows by the expression that has a place in it: all, or some, where a condition, an
 * early return or a `switch` shows something else or nothing of the others.
 * @param at offset of the place
 * @returns null where the items may be shown by other expressions, or several elements: their indexes on the page are not those in the data
 */
export function itemsShown(fn: t.Function, at: number): 'all' | 'some' | null {
  const returned = returnedBy(fn);
  const outcomes = returned.flatMap((one) => (one ? outcomesOf(one) : []));
  const [only, second] =
    outcomes.length === 1 ? outcomes : outcomes.filter((one) => startOf(one) <= at && at < endOf(one));
  if (!only || second || only.type === 'ArrayExpression') return null;
  const [first] = returned;
  return first && only === unwrapNode(first) && returned.length === 1 && alwaysReturns(fn) ? 'all' : 'some';
}

/** What an expression may be where it is not nothing. */
function outcomesOf(expression: t.Node): AnyNode[] {
  const node = unwrapNode(expression) as AnyNode;
  if (isNothing(node)) return [];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' ? outcomesOf(node.right) : [...outcomesOf(node.left), ...outcomesOf(node.right)];
  if (node.type === 'ConditionalExpression') return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  return [node];
}

/** Of a function with one `return`: it does not end without it. */
const alwaysReturns = ({ body }: t.Function): boolean =>
  body.type !== 'BlockStatement' || body.body.at(-1)?.type === 'ReturnStatement';

/** True for `rows.map(…)`. */
export function isMap(call: t.CallExpression): boolean {
  const callee = call.callee as AnyNode;
  return (
    (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') &&
    callee.property.type === 'Identifier' &&
    /^(?:map|flatMap)$/.test(callee.property.name)
  );
}
