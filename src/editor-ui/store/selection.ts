/** Finds elements again in another tree of the page: elements move, and their codebase ids may change. */
import { parseElementKey } from '../../protocol/element-key.ts';
import { keyIn, type NavIndex, type NavItem } from './nav-index.ts';

/** Element keys in a tree; none while they are not there yet. */
export type FindKeys = (tree: NavIndex) => string[];

/** Finds elements by the keys that they had, in this frame or another: all of them, or none. */
export function findKeys(keys: readonly string[]): FindKeys {
  return (tree) => {
    const there = keys.map((key) => keyIn(tree, key));
    return there.every((key) => tree.items.has(key)) ? there : [];
  };
}

/**
 * The keys of the same elements in the new tree. A missing key is replaced by one with its (renamed) codebase id, at the same path
 * if possible; elements that are not found leave the selection. A key that is in neither tree is kept: the page chose it after
 * both, or it is never in a tree (the storyboard).
 * @returns `keys` itself when nothing changes
 */
export function carrySelection(
  keys: string[],
  before: NavIndex,
  tree: NavIndex,
  renamedIds: Readonly<Record<string, string>>,
): string[] {
  const stays = (key: string) => tree.items.has(key) || !before.items.has(key);
  if (keys.every(stays)) return keys;
  const found = keys.flatMap((key) => (stays(key) ? key : (findAgain(key, tree, renamedIds)?.key ?? [])));
  return [...new Set(found)];
}

/** One key's element in a new tree, null where that has none. */
export function findAgain(key: string, tree: NavIndex, renamedIds: Readonly<Record<string, string>>): NavItem | null {
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
