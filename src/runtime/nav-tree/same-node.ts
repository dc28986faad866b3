import type { NavTreeEntry, NavTreeNode } from '../../protocol/nav-tree.ts';

function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(get(one, name), get(other, name)));
}

const get = (from: object, name: string) => (from as Record<string, unknown>)[name];

/** True when the nodes are equal, apart from their children. */
export function isSameNode(one: NavTreeNode | NavTreeEntry | undefined, other: NavTreeNode): boolean {
  if (!one) return false;
  const names = Object.keys(other);
  return names.every((name) => name === 'children' || same(get(one, name), get(other, name)));
}
