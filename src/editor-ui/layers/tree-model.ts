/**
 * The tree that the panel draws, worked out from the nav index: which nodes show under a search, which are open, and which stand
 * for a list.
 */
import type { NavIndex, NavItem } from '../store/nav-index.ts';

/** Id of the invisible node above all roots. */
export const ROOT = 'layers-root';
/** levels that are open before anybody touched them; large pages start with fewer */
const OPEN_LEVELS = { small: 6, large: 3 };
const LARGE = 400;

export interface TreeModel {
  children(id: string): string[];
  item(id: string): NavItem | undefined;
  open: string[];
  /** number of nodes that match a search, null without one */
  matches: number | null;
}

/**
 * @param query words to look for in names, texts and classes; empty shows everything
 * @param toggled what the user opened (true) or closed (false) by hand
 */
export function buildTreeModel(index: NavIndex, query: string, toggled: ReadonlyMap<string, boolean>): TreeModel {
  const found = query.trim() ? matching(index, query.trim().toLowerCase()) : null;
  const levels = index.items.size > LARGE ? OPEN_LEVELS.large : OPEN_LEVELS.small;
  const open: string[] = [];
  for (const item of index.items.values()) {
    if (item.children.length === 0) continue;
    if (found ? found.shown.has(item.key) : (toggled.get(item.key) ?? item.level < levels)) open.push(item.key);
  }
  const shown = (keys: string[]) => (found ? keys.filter((key) => found.shown.has(key)) : keys);
  return {
    children: (id) => shown(id === ROOT ? index.roots : (index.items.get(id)?.children ?? [])),
    item: (id) => index.items.get(id),
    open,
    matches: found?.count ?? null,
  };
}

function matching(index: NavIndex, query: string): { shown: Set<string>; count: number } {
  const shown = new Set<string>();
  let count = 0;
  for (const item of index.items.values()) {
    if (!matches(item, query)) continue;
    count++;
    let at: NavItem | undefined = item;
    while (at && !shown.has(at.key)) {
      shown.add(at.key);
      at = at.parent ? index.items.get(at.parent) : undefined;
    }
  }
  return { shown, count };
}

function matches(item: NavItem, query: string): boolean {
  return (
    item.name.toLowerCase().includes(query) ||
    item.text.toLowerCase().includes(query) ||
    item.classList.some((name) => name.toLowerCase().includes(query))
  );
}

/** Place of an item among siblings that the same JSX element made (`.map`): `{ at: 2, of: 12 }`, null for single ones. */
export function repetition(index: NavIndex, item: NavItem): { at: number; of: number } | null {
  if (!item.codebaseId || !item.parent) return null;
  const siblings = index.items.get(item.parent)?.children ?? [];
  let of = 0;
  let at = 0;
  for (const key of siblings) {
    if (index.items.get(key)?.codebaseId !== item.codebaseId) continue;
    of++;
    if (key === item.key) at = of;
  }
  return of > 1 ? { at, of } : null;
}
