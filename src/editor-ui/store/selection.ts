/** Finds elements again in another tree of the page: elements move, and their codebase ids may change. */
import { parseElementKey } from '../../protocol/element-key.ts';
import { ancestors, itemsOf, keyIn, type NavIndex, type NavItem } from './nav-index.ts';

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
 * The keys of the same elements in the new tree. A missing key is replaced by one with its (renamed) codebase id, see `findAgain`;
 * elements that are not found leave the selection. A key that is in neither tree is kept: the page chose it after both, or it is
 * never in a tree (the storyboard).
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
  const found = keys.flatMap((key) => (stays(key) ? key : (findAgain(key, before, tree, renamedIds)?.key ?? [])));
  return [...new Set(found)];
}

/**
 * One key's element in a new tree, null where that has none. Of the elements that the same source rendered it is the one at the same
 * path; else the one in the same instances, the innermost first, since a shared component's own element moves with its instance;
 * of these the nearest to the path.
 */
export function findAgain(
  key: string,
  before: NavIndex,
  tree: NavIndex,
  renamedIds: Readonly<Record<string, string>>,
): NavItem | null {
  const known = tree.items.get(key);
  if (known) return known;
  const parsed = parseElementKey(key);
  if (!parsed?.codebaseId) return null;
  const idNow = (id: string | null) => (id === null ? null : (renamedIds[id] ?? id));
  const around = ancestors(before, key).map(({ codebaseId }) => idNow(codebaseId));
  return nearest(itemsOf(tree, idNow(parsed.codebaseId) ?? ''), ({ key: other }) => {
    if (parseElementKey(other)?.uniquePath === parsed.uniquePath) return [1];
    const same = sharedStart(
      ancestors(tree, other).map(({ codebaseId }) => codebaseId),
      around,
    );
    return [0, same, sharedSteps(other, key)];
  });
}

/** How many steps from the body two keys have in common. */
export function sharedSteps(a: string, b: string): number {
  const [one = [], other = []] = [a, b].map((key) => parseElementKey(key)?.uniquePath.split('-'));
  return sharedStart(one, other);
}

/** How many items two lists have in common at their start. */
function sharedStart(a: readonly unknown[], b: readonly unknown[]): number {
  const differs = a.findIndex((item, i) => i >= b.length || item !== b[i]);
  return differs < 0 ? a.length : differs;
}

/** The first of the items with the greatest rank; ranks are compared number by number. */
export function nearest(items: readonly NavItem[], rank: (item: NavItem) => number[]): NavItem | null {
  let best: { item: NavItem; rank: number[] } | null = null;
  for (const item of items) {
    const own = rank(item);
    const at = own.findIndex((number, i) => number !== best?.rank[i]);
    if (!best || (own[at] ?? 0) > (best.rank[at] ?? 0)) best = { item, rank: own };
  }
  return best?.item ?? null;
}
