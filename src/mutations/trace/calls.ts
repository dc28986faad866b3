/** Calls whose result can be followed: list methods, memos, translations. All others are the running page's. */
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import { translationOf } from './i18n.ts';
import { leavesOutFalsy } from './left-out.ts';
import { inAnyOrder, madeBy } from './made-lists.ts';
import { madeOf } from './made-of.ts';
import { isOfModule, sourceOf } from './origin.ts';
import { type Choice, type Origin, type Traced, traced } from './origin-node.ts';
import { argumentsAt, functionAt, resultOf, returned } from './results.ts';
import { contextValue, sharedBy, storeValue } from './stores.ts';
import type { Trace, Tracer } from './tracer.ts';

/** Methods that answer some of an array's items, in some order. */
const SAME_ITEMS = /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat)$/;

export function fromCall(origin: Origin, trace: Trace, tracer: Tracer): Traced {
  const call = origin.node as AnyNode & t.CallExpression;
  const callee = unwrapNode(call.callee) as AnyNode;
  const translated = translationOf(origin, trace, tracer);
  if (translated) return translated;
  if (trace.images && isOfModule(origin)) return traced([origin]);
  if (callee.type === 'Identifier' || (callee.type === 'MemberExpression' && isReact(callee))) {
    const name = String(callee.type === 'Identifier' ? callee.name : (callee.property as AnyNode).name);
    if (name === 'useMemo') return returned(origin, call.arguments[0] as AnyNode | undefined, trace, tracer);
    if (name === 'useRef') return traced([origin]);
    if (name === 'useContext' || name === 'use') return contextValue(argument(origin), trace, tracer);
    if (/^use(?:State|Reducer|SyncExternalStore|Optimistic)$/.test(name))
      return traced([], [`it is state of the page (${name})`]);
    const own = ownResult({ ...origin, node: callee }, origin, trace, tracer);
    if (own) return madeOf(origin, own, trace, tracer);
    const stored = storeValue({ ...origin, node: callee }, origin, trace, tracer);
    if (stored) return stored;
    if (/^use[A-Z]/.test(name))
      return { ...traced([], [`the hook ${name} brings it when the page runs`]), library: [origin] };
  }
  if (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') {
    const method = callee.property.type === 'Identifier' ? callee.property.name : '';
    if (SAME_ITEMS.test(method)) {
      return someOf(tracer.valuesOf({ ...origin, node: callee.object as AnyNode }, trace), method, call);
    }
    if (method === 'find' || method === 'findLast')
      return inAnyOrder(tracer.itemsOf({ ...origin, node: callee.object as AnyNode }, { ...trace, dataIndex: null }));
    if (method === 'at' && call.arguments[0]?.type === 'NumericLiteral') {
      return tracer.followAll(
        tracer.valuesOf({ ...origin, node: callee.object as AnyNode }, trace),
        [{ key: String(call.arguments[0].value) }],
        trace,
      );
    }
    if (madeBy(call)) return traced([origin]);
    const isObject = callee.object.type === 'Identifier' && callee.object.name === 'Object';
    if (isObject && /^(?:freeze|seal)$/.test(method)) return tracer.valuesOf(argument(origin), trace);
  }
  if (sharedBy(origin)) return traced([origin]);
  const reason = `it is the result of calling ${sourceOf(origin.in, call.callee)}`;
  return madeOf(origin, { ...traced([], [reason]), ...libraryOf(origin, callee, trace, tracer) }, trace, tracer);
}

/** What `table.getRows()` is made of: also what the call that made the table is given, and what a function of the project calls. */
function libraryOf(call: Origin, callee: AnyNode, trace: Trace, tracer: Tracer): Pick<Traced, 'library'> {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') {
    const fn = functionAt({ ...call, node: callee }, trace, tracer);
    const library = fn && resultOf(fn, argumentsAt(call, fn), trace, tracer)?.library;
    if (library) return { library };
    return tracer.valuesOf({ ...call, node: callee }, trace).values.length > 0 ? {} : { library: [call] };
  }
  const { library } = tracer.valuesOf({ ...call, node: callee.object as AnyNode }, trace);
  return library ? { library: [call, ...library] } : {};
}

const argument = (call: Origin): Origin => ({
  ...call,
  node: ((call.node as AnyNode & t.CallExpression).arguments[0] ?? call.node) as AnyNode,
});

/** The items of arrays that a method answers. How many are left out is known only where one reason alone may leave out any. */
function someOf(items: Traced, method: string, call: t.CallExpression): Traced {
  items.choices.add(choiceOf(items, method, call));
  return items;
}

function choiceOf({ choices }: Traced, method: string, call: t.CallExpression): Choice {
  const isWhole = !choices.has('some');
  if (isHead(method, call)) return isWhole && !choices.has('gaps') ? 'head' : 'some';
  if (method !== 'filter') return 'order';
  return isWhole && leavesOutFalsy(call) && !choices.has('head') ? 'gaps' : 'some';
}

/** A slice from the start: its items have the indexes of the whole array. */
function isHead(method: string, { arguments: [from] }: t.CallExpression): boolean {
  return method === 'slice' && (!from || (from.type === 'NumericLiteral' && from.value === 0));
}

/** `React.x`. */
export function isReact(callee: t.MemberExpression): boolean {
  return callee.object.type === 'Identifier' && callee.object.name === 'React' && callee.property.type === 'Identifier';
}

/** The result of a function of the project; null where its words are not followed. */
function ownResult(callee: Origin, call: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const fn = functionAt(callee, trace, tracer);
  const found = fn && resultOf(fn, argumentsAt(call, fn), trace, tracer);
  return found && found.values.length > 0 ? found : null;
}
