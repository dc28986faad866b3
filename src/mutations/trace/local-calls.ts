/**
 * A parameter of a function that its own file calls, such as `renderItems(items, 'main')`: the arguments of those calls. Of one that
 * a list calls, as in `items.map(renderItem)`, the items.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { type AnyNode, forEachChild, startOf, unwrapNode } from '../jsx/nodes.ts';
import { listCallOf } from '../jsx/slots.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import type { Step, Trace, Tracer } from './tracer.ts';

/** How often one call of a function that calls itself is followed: the depth of a menu. Deeper texts are not found. */
const MOST_ROUNDS = 4;

/**
 * @param fn the function, with the nodes around it
 * @param path from the parameter to the name
 * @returns null when the file does not call it by its name, or hands it on as well
 */
export function argumentsOf(
  fn: Origin,
  index: number,
  path: readonly Step[],
  trace: Trace,
  tracer: Tracer,
): Traced | null {
  const { source } = fn.in;
  const name = nameOf(fn);
  const binding = source && name ? resolveName(String(name.name), fn.ancestors) : null;
  if (!source || binding?.id !== name) return null;
  const calls = callsOf(source.ast.program as AnyNode, binding);
  if (!calls) return null;
  const followed = trace.calls ?? [];
  const open = calls.filter(({ node }) => followed.filter((one) => one === node).length < MOST_ROUNDS);
  const parameter = (fn.node as AnyNode & t.Function).params[index];
  const parts = open.map((call) => {
    // the index is that of a list inside of the function
    const outer = { ...trace, dataIndex: null, calls: [...followed, call.node] };
    const { arguments: all, callee } = call.node as AnyNode & t.CallExpression;
    if (call.isList) {
      const { object } = callee as t.MemberExpression;
      if (index !== 0) return traced([], [`${binding.name} is called by a list`]);
      const items = tracer.itemsOf({ ...call, node: object as AnyNode, in: fn.in }, outer);
      return join([tracer.followAll(items, path, outer)]);
    }
    const isSpread = all.slice(0, index + 1).some(({ type }) => type === 'SpreadElement');
    if (isSpread) return traced([], [`${binding.name} is called with a spread`]);
    const given = all[index];
    if (given) return tracer.along({ ...call, node: given as AnyNode, in: fn.in }, path, outer);
    if (parameter?.type !== 'AssignmentPattern') return traced();
    return tracer.along({ ...fn, node: parameter.right as AnyNode }, path, outer);
  });
  return join(parts, 'call');
}

/** The name by which a function of this file is called; null for one that others may import. */
function nameOf({ node, ancestors }: Origin): (AnyNode & t.Identifier) | null {
  const [declaration, around] = ancestors.toReversed();
  if (node.type === 'FunctionDeclaration')
    return declaration?.type.startsWith('Export') ? null : (node.id as (AnyNode & t.Identifier) | null);
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'Identifier') return null;
  if (
    around?.type !== 'VariableDeclaration' ||
    around.kind !== 'const' ||
    unwrapNode(declaration.init as t.Node) !== node
  )
    return null;
  return ancestors.at(-3)?.type.startsWith('Export') ? null : (declaration.id as AnyNode & t.Identifier);
}

interface Call extends Pick<Origin, 'node' | 'ancestors'> {
  /** a list calls the function with each of its items */
  isList: boolean;
}

/** All calls of a function by its name, those of lists that it is handed to among them, in document order; null when the name is used in other ways, or never. */
function callsOf(program: AnyNode, binding: Binding): Call[] | null {
  const kept = known.get(binding.id);
  if (kept !== undefined) return kept;
  const calls = findCalls(program, binding);
  known.set(binding.id, calls);
  return calls;
}

/** By the name's node: a file is parsed anew when it changes. */
const known = new WeakMap<AnyNode, Call[] | null>();

function findCalls(program: AnyNode, { id, name }: Binding): Call[] | null {
  const calls: Call[] = [];
  let isHandedOn = false;
  const around: AnyNode[] = [];
  const visit = (node: AnyNode, key: string): void => {
    const parent = around.at(-1);
    if (node.type === 'Identifier' && node.name === name && node !== id && !isKey(parent, key)) {
      if (resolveName(name, around)?.id === id) {
        const isCalled = parent?.type === 'CallExpression' && key === 'callee';
        const isList = key === 'arguments' && listCallOf(node, around) === parent;
        if (parent && (isCalled || isList)) calls.push({ node: parent, ancestors: [...around], isList });
        else isHandedOn = true;
      }
    }
    around.push(node);
    forEachChild(node, visit);
    around.pop();
  };
  visit(program, '');
  return isHandedOn || calls.length === 0 ? null : calls.sort((a, b) => startOf(a.node) - startOf(b.node));
}

/** The name of a property, which is no use of a variable. */
function isKey(parent: AnyNode | undefined, key: string): boolean {
  const isMember = parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression';
  if (isMember) return key === 'property' && !parent.computed;
  return parent?.type === 'ObjectProperty' && key === 'key' && !parent.computed && !parent.shorthand;
}
