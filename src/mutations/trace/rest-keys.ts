/** The rest of an object that is taken apart has not the keys that stand before it. */
import { resolveName } from '../jsx/bindings.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Origin } from './origin-node.ts';

/** True for a name that is the rest of an object which this key was taken out of: `icon` of `({ icon, ...rest }) =>`. */
export function isTakenOut(origin: Origin, key: string): boolean {
  const node = unwrapNode(origin.node) as AnyNode;
  const binding = node.type === 'Identifier' ? resolveName(String(node.name), origin.ancestors) : null;
  if (!binding) return false;
  const pattern = (binding.node.type === 'VariableDeclarator' ? binding.node.id : binding.node) as AnyNode;
  return keysBefore(pattern, binding.id)?.includes(key) ?? false;
}

/** The keys beside a rest; null where the pattern has none of that name. */
function keysBefore(pattern: AnyNode, id: AnyNode): string[] | null {
  if (pattern.type === 'AssignmentPattern') return keysBefore(pattern.left as AnyNode, id);
  if (pattern.type === 'ArrayPattern') return firstOf(pattern.elements as (AnyNode | null)[], id);
  if (pattern.type !== 'ObjectPattern') return null;
  const named = pattern.properties.filter((one) => one.type === 'ObjectProperty');
  const isRest = pattern.properties.some((one) => one.type === 'RestElement' && (one.argument as AnyNode) === id);
  if (isRest) return named.flatMap((one) => (one.computed ? [] : [keyName(one.key)]));
  return firstOf(
    named.map((one) => one.value as AnyNode),
    id,
  );
}

function firstOf(patterns: readonly (AnyNode | null)[], id: AnyNode): string[] | null {
  for (const one of patterns) {
    const keys = one && keysBefore(one, id);
    if (keys) return keys;
  }
  return null;
}
