/** State that several components share: a context with its providers, and stores as zustand makes them. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, isFunction, unwrapNode } from '../jsx/nodes.ts';
import { sitesTagged } from './call-sites.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { propAt } from './props.ts';
import { functionAt, resultOf } from './results.ts';
import type { Trace, Tracer } from './tracer.ts';

const MAKES_STORE = /^(?:create|createStore|createWithEqualityFn)$/;
const OF_STORES = /^zustand(?:\/|$)/;

/** What a call makes that other code reads; null for other calls. */
export function sharedBy(origin: Origin): 'context' | 'store' | null {
  const name = calledName(origin.node);
  if (name?.name === 'createContext') return 'context';
  const { source } = origin.in;
  if (!source || !name || !MAKES_STORE.test(name.name)) return null;
  const binding = resolveName(name.name, origin.ancestors);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  return spec && OF_STORES.test(spec.specifier) ? 'store' : null;
}

/** The identifier that is called: `create` of `create(…)` and of `create<T>()(…)`, `createContext` of `React.createContext(…)`. */
function calledName(node: AnyNode): t.Identifier | null {
  if (node.type !== 'CallExpression') return null;
  const callee = unwrapNode(node.callee) as AnyNode;
  if (callee.type === 'Identifier') return callee;
  if (callee.type === 'MemberExpression') return callee.property.type === 'Identifier' ? callee.property : null;
  return calledName(callee);
}

/** What `useContext` reads: the values of all providers, and the one that the context has without. */
export function contextValue(context: Origin, trace: Trace, tracer: Tracer): Traced {
  const { values, unknown } = tracer.valuesOf(context, trace);
  const [made, second] = values;
  if (!made || second || unknown.length > 0 || sharedBy(made) !== 'context')
    return traced([], ['the context is not made in the project']);
  const name = declaredName(made);
  const source = made.in.source;
  if (context.within?.includes(made.node)) return traced();
  const within = [...(context.within ?? []), made.node];
  const sites = source && name ? sitesTagged(trace.project, source, name, ['', '.Provider']) : [];
  const [first] = (made.node as AnyNode & t.CallExpression).arguments as (AnyNode | undefined)[];
  return join(
    [
      ...sites.map((site) => propAt({ ...site, within }, 'value', trace, tracer)),
      // the context's default: components without a provider read it
      first ? tracer.valuesOf({ ...made, node: first, within }, trace) : traced(),
    ],
    'branch',
  );
}

/** The constant of its module that holds a value. */
function declaredName({ node, in: { source } }: Origin): string | null {
  for (const statement of source?.ast.program.body ?? []) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (init && id.type === 'Identifier' && (unwrapNode(init) as AnyNode) === node) return id.name;
    }
  }
  return null;
}

/**
 * What a call of a store's hook reads: the state, or what the selector takes of it.
 * @returns null when the function that is called is no such hook
 */
export function storeValue(hook: Origin, call: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const [made, second] = tracer.valuesOf(hook, trace).values;
  if (!made || second || sharedBy(made) !== 'store') return null;
  const creator = creatorIn(made);
  const state = creator && resultOf(creator, [], trace, tracer);
  if (!state) return null;
  state.choices.add('state');
  const [selector] = (call.node as AnyNode & t.CallExpression).arguments as (AnyNode | undefined)[];
  if (!selector) return state;
  const fn = functionAt({ ...call, node: selector }, trace, tracer);
  if (!fn) return null;
  const read = state.values.map((one) => resultOf(fn, [one], trace, tracer) ?? traced());
  return join([...read, { ...state, values: [] }]);
}

/** The function that makes the state, which middleware may be around. */
function creatorIn(value: Origin): Origin | null {
  for (const one of (value.node as AnyNode & t.CallExpression).arguments) {
    const node = unwrapNode(one) as AnyNode;
    if (isFunction(node)) return { ...value, node };
    const inner = node.type === 'CallExpression' ? creatorIn({ ...value, node }) : null;
    if (inner) return inner;
  }
  return null;
}
