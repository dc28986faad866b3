/** Keeps a selection true when the page's tree is built anew: elements move, and their codebase ids may change. */
import { parseElementKey } from '../../protocol/element-key.ts';
import type { NavIndex, NavItem } from './nav-index.ts';

/**
 * The keys that name the same elements in the new tree. A key that is gone is looked for by its (renamed) codebase id, at the
 * same place first; what cannot be found leaves the selection.
 */
export function carrySelection(
  keys: readonly string[],
  tree: NavIndex,
  renamedIds: Readonly<Record<string, string>>,
): string[] {
  if (keys.every((key) => tree.items.has(key))) return keys as string[];
  const found = keys.flatMap((key) => findAgain(key, tree, renamedIds)?.key ?? []);
  return [...new Set(found)];
}

function findAgain(key: string, tree: NavIndex, renamedIds: Readonly<Record<string, string>>): NavItem | null {
  const known = tree.items.get(key);
  if (known) return known;
  const parsed = parseElementKey(key);
  if (!parsed?.codebaseId) return null;
  const codebaseId = renamedIds[parsed.codebaseId] ?? parsed.codebaseId;
  let first: NavItem | null = null;
  for (const item of tree.items.values()) {
    if (item.codebaseId !== codebaseId) continue;
    if (parseElementKey(item.key)?.uniquePath === parsed.uniquePath) return item;
    first ??= item;
  }
  return first;
}
