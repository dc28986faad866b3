/** Calls whose result can be followed: list methods, memos, translations. All others are the running page's. */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, unwrapNode } from '../jsx/nodes.ts';
import { translationOf } from './i18n.ts';
import { isOfModule, sourceOf } from './origin.ts';
import { type Origin, type Traced, traced } from './origin-node.ts';
import type { Trace, Tracer } from './tracer.ts';

/** Methods that answer some of an array's items, in some order. */
const SAME_ITEMS = /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat)$/;

export function fromCall(origin: Origin, trace: Trace, tracer: Tracer): Traced {
  const call = origin.node as AnyNode & t.CallExpression;
  const callee = unwrapNode(call.callee) as AnyNode;
  const translated = translationOf(origin, trace);
  if (translated) return translated;
  if (callee.type === 'Identifier' || (callee.type === 'MemberExpression' && isReact(callee))) {
    const name = String(callee.type === 'Identifier' ? callee.name : (callee.property as AnyNode).name);
    if (name === 'useMemo') return returned(origin, call.arguments[0] as AnyNode | undefined, trace, tracer);
    if (/^use(?:State|Reducer|Ref|SyncExternalStore|Optimistic)$/.test(name))
      return traced([], [`it is state of the page (${name})`]);
    const own = callee.type === 'Identifier' ? ownResult({ ...origin, node: callee }, trace, tracer) : null;
    if (own) return own;
    if (/^use[A-Z]/.test(name)) return traced([], [`the hook ${name} brings it when the page runs`]);
  }
  if (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') {
    const method = callee.property.type === 'Identifier' ? callee.property.name : '';
    if (SAME_ITEMS.test(method)) {
      const items = tracer.valuesOf({ ...origin, node: callee.object as AnyNode }, trace);
      if (!isHead(method, call)) items.choices.add('order');
      return items;
    }
    if (method === 'find' || method === 'findLast')
      return tracer.itemsOf({ ...origin, node: callee.object as AnyNode }, trace);
    if (method === 'at' && call.arguments[0]?.type === 'NumericLiteral') {
      return tracer.followAll(
        tracer.valuesOf({ ...origin, node: callee.object as AnyNode }, trace),
        [{ key: String(call.arguments[0].value) }],
        trace,
      );
    }
    const isObject = callee.object.type === 'Identifier' && callee.object.name === 'Object';
    if (isObject && /^(?:freeze|seal)$/.test(method))
      return tracer.valuesOf({ ...origin, node: call.arguments[0] as AnyNode }, trace);
  }
  if (trace.images && isOfModule(origin)) return traced([origin]);
  return traced([], [`it is the result of calling ${sourceOf(origin.in, call.callee)}`]);
}

/** A slice from the start: its items have the indexes of the whole array. */
function isHead(method: string, { arguments: [from] }: t.CallExpression): boolean {
  return method === 'slice' && (!from || (from.type === 'NumericLiteral' && from.value === 0));
}

/** `React.x`. */
export function isReact(callee: t.MemberExpression): boolean {
  return callee.object.type === 'Identifier' && callee.object.name === 'React' && callee.property.type === 'Identifier';
}

/** The result of a function of the project that ends with its only `return`; null for any other. */
function ownResult(callee: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const [fn, second] = tracer.valuesOf(callee, trace).values;
  if (!fn || second || !isFunction(fn.node) || fn.node.async || fn.node.generator) return null;
  const { body } = fn.node;
  const ancestors = [...fn.ancestors, fn.node, body as AnyNode];
  if (body.type !== 'BlockStatement') return null;
  const [last, another] = returnsIn(body as AnyNode);
  const isAtEnd = last && !another && body.body.at(-1) === (last as t.Node);
  if (!isAtEnd || !last.argument) return null;
  const found = tracer.valuesOf({ ...fn, node: last.argument as AnyNode, ancestors }, trace);
  return found.values.length > 0 ? found : null;
}

/** The `return` statements of a function's body, without those of functions in it. */
function returnsIn(node: AnyNode): (AnyNode & t.ReturnStatement)[] {
  if (node.type === 'ReturnStatement') return [node];
  const found: (AnyNode & t.ReturnStatement)[] = [];
  forEachChild(node, (child) => {
    if (!isFunction(child) && !child.type.startsWith('Class')) found.push(...returnsIn(child));
  });
  return found;
}

/** The result of a function without arguments. */
export function returned(origin: Origin, fn: AnyNode | undefined, trace: Trace, tracer: Tracer): Traced {
  const inner = fn && (unwrapNode(fn) as AnyNode);
  if (inner?.type !== 'ArrowFunctionExpression') return traced([], ['it is computed when the page runs']);
  const ancestors = [...origin.ancestors, origin.node, inner];
  if (inner.body.type !== 'BlockStatement')
    return tracer.valuesOf({ ...origin, node: inner.body as AnyNode, ancestors }, trace);
  const returns = inner.body.body.filter((one) => one.type === 'ReturnStatement');
  const only = returns.length === 1 ? returns[0] : undefined;
  if (!only?.argument) return traced([], ['it is computed when the page runs']);
  return tracer.valuesOf(
    { ...origin, node: only.argument as AnyNode, ancestors: [...ancestors, inner.body as AnyNode] },
    trace,
  );
}
