/**
 * Traces a state to its literals: `useState('Send')` and each `setLabel('Sent')` in the source. The text on the page tells which
 * of them is edited; a warning tells the user that the text is state.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { placeName } from '../refusals.ts';
import { isReact } from './calls.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { functionAt, resultOf, returned } from './results.ts';
import type { Step, Trace, Tracer } from './tracer.ts';

/** States that set each other are followed a few times only: each step may have many places. */
const STEPS_OF_A_SET = 6;

/**
 * @param init initial value of the binding, its node unwrapped
 * @param path from there to the name: `[0]` for the state itself
 * @returns null when the declaration is no state taken apart into its value and its setter
 */
export function stateOf(
  binding: Binding,
  init: Origin,
  path: readonly Step[],
  trace: Trace,
  tracer: Tracer,
): Traced | null {
  const pattern = (binding.node as AnyNode & t.VariableDeclarator).id;
  const [first, ...rest] = path;
  const { node } = init;
  const hook = stateHook(node);
  if (node.type !== 'CallExpression' || !hook) return null;
  if (pattern.type !== 'ArrayPattern' || !first || !('key' in first) || first.key !== '0') return null;
  const uses = usesIn(binding, init.ancestors);
  const compared = uses.find((use) => isCompared(use));
  if (compared) {
    return traced(
      [],
      [`${binding.name} is state and compared at ${place(init, compared.node)}, so it is more than text`],
    );
  }
  if (init.within?.includes(binding.id)) return setAnew(binding, init, binding.id);
  const inside = { ...init, within: [...(init.within ?? []), binding.id] };
  if (hook === 'useReducer') return tracer.followAll(reduced(inside, trace, tracer), rest, trace);
  const [given] = node.arguments;
  const begins = given ? beginning(inside, given as AnyNode, trace, tracer) : traced();
  const setter = pattern.elements[1];
  const sets = setter?.type === 'Identifier' ? setValues(binding, setter.name, inside, trace, tracer) : [];
  const all = join([begins, ...sets]);
  if (sets.length > 0) all.choices.add('state');
  return tracer.followAll(all, rest, trace);
}

function stateHook(node: AnyNode): 'useState' | 'useReducer' | null {
  if (node.type !== 'CallExpression') return null;
  const callee = unwrapNode(node.callee) as AnyNode;
  const isMember = callee.type === 'MemberExpression' && isReact(callee);
  const name = callee.type === 'Identifier' ? callee.name : isMember ? keyName(callee.property) : '';
  return name === 'useState' || name === 'useReducer' ? name : null;
}

/** The first state, and those that the reducer makes of it. */
function reduced(init: Origin, trace: Trace, tracer: Tracer): Traced {
  const [reducer, given, start] = (init.node as AnyNode & t.CallExpression).arguments as (AnyNode | undefined)[];
  const first = given ? { ...init, node: given } : null;
  const starts = start ? functionAt({ ...init, node: start }, trace, tracer) : null;
  const begins = starts ? resultOf(starts, [first], trace, tracer) : first && tracer.valuesOf(first, trace);
  const fn = reducer ? functionAt({ ...init, node: reducer }, trace, tracer) : null;
  const [state, second] = begins?.values ?? [];
  const next = fn && state && !second ? resultOf(fn, [state, null], trace, tracer) : null;
  const all = join([begins ?? traced(), next ?? traced([], ['it is state of the page (useReducer)'])]);
  all.choices.add('state');
  return all;
}

/** `useState(x)`, `useState(() => x)`. */
function beginning(init: Origin, given: AnyNode, trace: Trace, tracer: Tracer): Traced {
  if (isFunction(unwrapNode(given))) return returned(init, given, trace, tracer);
  return tracer.valuesOf({ ...init, node: given }, trace);
}

/** The values that each call of the setter sets. */
function setValues(binding: Binding, setter: string, init: Origin, trace: Trace, tracer: Tracer): Traced[] {
  const declared = resolveName(setter, [...init.ancestors, binding.scope]);
  if (!declared) return [];
  return usesIn(declared, init.ancestors).map(({ node, ancestors }) => {
    const anew = setAnew(binding, init, node);
    const call = ancestors.at(-1) as AnyNode;
    if (call.type !== 'CallExpression' || call.callee !== (node as t.Node) || call.arguments.length !== 1) return anew;
    const value = call.arguments[0] as AnyNode;
    if (isFunction(unwrapNode(value)) || value.type === 'SpreadElement' || names(value).has(binding.name)) return anew;
    return tracer.valuesOf({ ...init, node: value, ancestors }, { ...trace, depth: trace.depth + STEPS_OF_A_SET });
  });
}

function setAnew({ name }: Binding, init: Origin, at: AnyNode): Traced {
  return traced([], [`${name} is state that is set when the page runs (${place(init, at)})`]);
}

interface Use {
  node: AnyNode;
  /** program first, parent last */
  ancestors: AnyNode[];
}

/** Where a name of a scope is read, its declaration left out. */
export function usesIn(binding: Binding, around: readonly AnyNode[]): readonly Use[] {
  const kept = known.get(binding.id);
  if (kept) return kept;
  const uses = findUses(binding, around);
  known.set(binding.id, uses);
  return uses;
}

/** Cache by declaration node; a changed file gets new nodes. */
const known = new WeakMap<AnyNode, Use[]>();

function findUses(binding: Binding, around: readonly AnyNode[]): Use[] {
  const at = around.indexOf(binding.scope);
  const found: Use[] = [];
  const chain = around.slice(0, Math.max(0, at));
  const visit = (node: AnyNode): void => {
    if (node.type === 'Identifier' && node.name === binding.name && node !== binding.id && isRead(node, chain.at(-1))) {
      if (resolveName(binding.name, chain)?.id === binding.id) found.push({ node, ancestors: [...chain] });
    }
    chain.push(node);
    forEachChild(node, visit);
    chain.pop();
  };
  visit(binding.scope);
  return found;
}

/** Neither `x.name` nor `{ name: … }` reads the variable. */
function isRead(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression') {
    return parent.object === (node as t.Node) || parent.computed === true;
  }
  return !(
    parent?.type === 'ObjectProperty' &&
    parent.key === (node as t.Node) &&
    !parent.computed &&
    !parent.shorthand
  );
}

/** `tab === 'home'`, `switch (tab)`, `pages[tab]`: code that depends on the words. To be empty or not is no such question. */
function isCompared({ node, ancestors }: Use): boolean {
  const parent = ancestors.at(-1);
  if (parent?.type === 'SwitchStatement') return parent.discriminant === (node as t.Node);
  if (parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression') {
    return parent.computed === true && parent.property === (node as t.Node);
  }
  if (parent?.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return false;
  const other = parent.left === (node as t.Node) ? parent.right : parent.left;
  if (other.type === 'StringLiteral') return other.value !== '';
  return !/^(?:NullLiteral|NumericLiteral|BooleanLiteral)$/.test(other.type) && !isUndefined(other);
}

function isUndefined(node: t.Node): boolean {
  return node.type === 'Identifier' && node.name === 'undefined';
}

function names(node: AnyNode): Set<string> {
  const found = new Set<string>();
  const visit = (one: AnyNode): void => {
    if (one.type === 'Identifier') found.add(one.name);
    forEachChild(one, visit);
  };
  visit(node);
  return found;
}

function place(origin: Origin, node: AnyNode): string {
  return placeName(whereIs(origin.in, startOf(node)));
}
