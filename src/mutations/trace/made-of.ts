/** What a function makes a value of that is not followed any further: `714000` of `shorten(total)`. */
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import { sourceOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';
import type { Trace, Tracer } from './tracer.ts';

/**
 * The result of a call that is not followed to its end: it stops at the call, or, where the function is given one number, or a text
 * that begins like one, at that.
 */
export function madeOf(call: Origin, found: Traced, trace: Trace, tracer: Tracer): Traced {
  // of a call inside of a function that was followed, the call of that one says more
  if (found.unknown.length === 0 || call.entered?.length) return found;
  const { callee, arguments: all } = call.node as AnyNode & t.CallExpression;
  const inner = unwrapNode(callee) as AnyNode;
  const object = inner.type === 'MemberExpression' ? [inner.object as AnyNode] : [];
  const given = [...object, ...(all as AnyNode[])].flatMap((node) => {
    const { values, unknown } = tracer.valuesOf({ ...call, node }, trace);
    const [only, second] = values;
    return only && !second && unknown.length === 0 && isNumber(only.node) ? [{ node, literal: only }] : [];
  });
  const [only, second] = given;
  if (!only || second) return { ...found, stop: call };
  const { node, literal } = only;
  const words = sourceOf(literal.in, literal.node);
  const named = sourceOf(call.in, node);
  const around = literal.ancestors.at(-1);
  const use = around?.type === 'JSXElement' ? ` of ${sourceOf(literal.in, around.openingElement.name)}` : '';
  const what = named === words ? words : `${named}${use} (${words})`;
  return { ...found, unknown: [`it is what ${sourceOf(call.in, callee)} makes of ${what}`], stop: literal };
}

/** A number, or a text that begins like one, such as a date. */
export function isNumber(node: AnyNode): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' && node.argument.type === 'NumericLiteral';
  return node.type === 'NumericLiteral' || (node.type === 'StringLiteral' && /^[-+]?\d/.test(node.value));
}
