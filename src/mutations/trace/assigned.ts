/** A variable that code sets anew: each of the values that it is given in the source. */
import type * as t from '@babel/types';
import type { Binding } from '../jsx/bindings.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { usesIn } from './state.ts';
import type { Trace, Tracer } from './tracer.ts';

const PATTERNS = /^(?:ArrayPattern|ObjectPattern|AssignmentPattern|RestElement|For(?:In|Of)Statement)$/;

/** @returns null where it is set in other ways than `name = value` */
export function assignedTo(binding: Binding, origin: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const declarator = binding.node;
  if (declarator.type !== 'VariableDeclarator' || declarator.id !== binding.id) return null;
  if (binding.scope.type.startsWith('For')) return null;
  if (origin.within?.includes(binding.id)) return traced();
  const inside = { ...origin, within: [...(origin.within ?? []), binding.id] };
  const around = origin.ancestors.slice(0, origin.ancestors.indexOf(binding.scope) + 1);
  const parts = declarator.init
    ? [tracer.valuesOf({ ...inside, node: declarator.init as AnyNode, ancestors: around }, trace)]
    : [];
  for (const { node, ancestors } of usesIn(binding, around)) {
    const parent = ancestors.at(-1) as AnyNode;
    const isSet = parent.type === 'AssignmentExpression' && parent.left === (node as t.Node);
    if (isSet && parent.operator === '=') {
      parts.push(tracer.valuesOf({ ...inside, node: parent.right as AnyNode, ancestors }, trace));
    } else if (isSet || parent.type === 'UpdateExpression' || PATTERNS.test(parent.type)) return null;
    else if (parent.type === 'ObjectProperty' && ancestors.at(-2)?.type === 'ObjectPattern') return null;
  }
  return parts.length > 0 ? join(parts, 'branch') : null;
}

/** True for a parameter that its function sets to other values than a call gives. */
export function isSetAnew(binding: Binding, { ancestors }: Origin): boolean {
  return usesIn(binding, ancestors).some(({ node, ancestors: around }) => {
    const parent = around.at(-1);
    return parent?.type === 'AssignmentExpression' && parent.left === (node as t.Node);
  });
}

const IN_PLACE = /^(?:sort|reverse|splice|unshift|shift|copyWithin|fill)$/;

/** True for a list whose items a statement puts into other places: `rows.sort(byName);`, `rows[0] = other;`. */
export function isReordered(binding: Binding, around: readonly AnyNode[]): boolean {
  const known = reordered.get(binding.id);
  if (known !== undefined) return known;
  const found = usesIn(binding, around).some(({ node, ancestors }) => {
    const [call, member] = [ancestors.at(-2), ancestors.at(-1)];
    if (member?.type !== 'MemberExpression' || member.object !== (node as t.Node)) return false;
    if (call?.type === 'AssignmentExpression') return call.left === (member as t.Node) && member.computed === true;
    const isCalled = call?.type === 'CallExpression' && call.callee === (member as t.Node);
    return isCalled && member.property.type === 'Identifier' && IN_PLACE.test(member.property.name);
  });
  reordered.set(binding.id, found);
  return found;
}

/** By the name's node: a file is parsed anew when it changes. */
const reordered = new WeakMap<AnyNode, boolean>();
