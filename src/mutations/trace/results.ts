/** The result of a function of the project, for one call of it: its parameters are what the call gives. */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, unwrapNode } from '../jsx/nodes.ts';
import { type Given, join, type Origin, type Traced, traced } from './origin-node.ts';
import type { Step, Trace, Tracer } from './tracer.ts';

/** How often one function is followed into itself. */
const MOST_ROUNDS = 2;

/**
 * @param fn the function, with the nodes around it
 * @param given what the call gives to each parameter
 * @returns the values of all its `return`s; null for a function without any, and for one that answers later
 */
export function resultOf(fn: Origin, given: Given, trace: Trace, tracer: Tracer): Traced | null {
  const { node } = fn;
  if (!isFunction(node) || node.async || node.generator) return null;
  const entered = fn.entered ?? [];
  if (entered.filter((one) => one.fn === node).length >= MOST_ROUNDS) return traced();
  const inside: Origin = { ...fn, ancestors: [...fn.ancestors, node], entered: [...entered, { fn: node, given }] };
  const body = node.body as AnyNode;
  if (body.type !== 'BlockStatement') return tracer.valuesOf({ ...inside, node: body }, trace);
  const returns = returnsIn(body, inside.ancestors);
  if (returns.length === 0) return null;
  return join(
    returns.map((one) => tracer.valuesOf({ ...inside, ...one }, trace)),
    'branch',
  );
}

/** The values of the `return` statements of a function's body, without those of functions in it. */
export function returnsIn(node: AnyNode, around: AnyNode[]): Pick<Origin, 'node' | 'ancestors'>[] {
  if (node.type === 'ReturnStatement')
    return node.argument ? [{ node: node.argument as AnyNode, ancestors: around }] : [];
  const found: Pick<Origin, 'node' | 'ancestors'>[] = [];
  forEachChild(node, (child) => {
    if (!isFunction(child) && !child.type.startsWith('Class')) found.push(...returnsIn(child, [...around, node]));
  });
  return found;
}

/** The function that an expression is, if it is one alone. */
export function functionAt(origin: Origin, trace: Trace, tracer: Tracer): Origin | null {
  const { values, unknown } = tracer.valuesOf(origin, trace);
  const [fn, second] = values;
  return fn && !second && unknown.length === 0 && isFunction(fn.node) ? fn : null;
}

/** What a call gives to the parameters of its function. */
export function argumentsAt(call: Origin, { node }: Origin): Given {
  const { arguments: all } = call.node as AnyNode & t.CallExpression;
  const spread = all.findIndex(({ type }) => type === 'SpreadElement');
  return (node as AnyNode & t.Function).params.map((_, i) => {
    if (spread >= 0 && i >= spread) return null;
    return all[i] ? { ...call, node: all[i] as AnyNode } : undefined;
  });
}

/**
 * A name of a parameter of a function that was followed from one call.
 * @param path from the parameter to the name
 * @returns null for any other function
 */
export function givenTo(
  fn: AnyNode,
  index: number,
  path: readonly Step[],
  origin: Origin,
  trace: Trace,
  tracer: Tracer,
): Traced | null {
  const entered = origin.entered?.findLast((one) => one.fn === fn);
  if (!entered || index < 0) return null;
  const given = entered.given[index];
  if (given) return tracer.along(given, path, trace);
  if (given === null) return traced([], ['it is known only when the page runs']);
  const parameter = (fn as AnyNode & t.Function).params[index];
  if (parameter?.type !== 'AssignmentPattern') return traced();
  return tracer.along({ ...origin, node: parameter.right as AnyNode }, path, trace);
}

export const isEntered = ({ entered = [] }: Origin, fn: AnyNode): boolean => entered.some((one) => one.fn === fn);

/** The result of a function that is called without arguments: of `useMemo`, of `useState`. */
export function returned(origin: Origin, fn: AnyNode | undefined, trace: Trace, tracer: Tracer): Traced {
  const inner = fn && (unwrapNode(fn) as AnyNode);
  const found = inner && resultOf({ ...origin, node: inner }, [], trace, tracer);
  return found ?? traced([], ['it is computed when the page runs']);
}
