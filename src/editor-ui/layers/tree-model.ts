/**
 * The tree that the panel draws, worked out from the nav index: which nodes show under a search, which are open, which rows that
 * makes, and which stand for a list.
 */
import type { ItemMeta } from '@headless-tree/core';
import type { NavIndex, NavItem } from '../store/nav-index.ts';

const NOTHING: ReadonlySet<string> = new Set();
const nothing = () => '';

/** Id of the invisible node above all roots. */
export const ROOT = 'layers-root';

export interface TreeModel {
  children(id: string): string[];
  /** it has children that show */
  isFolder(id: string): boolean;
  /** keys of open rows; those inside a closed one are not among them */
  open: ReadonlySet<string>;
  /** keys of the rows outside closed nodes, from top to bottom */
  rows: readonly string[];
  /** undefined inside a closed node */
  row(id: string): ItemMeta | undefined;
  /** levels down to the deepest children of an open node */
  depth: number;
  /** number of nodes that match a search, null without one */
  matches: number | null;
}

/**
 * Builds the model. Without a search it depends on the items' places only, so trees with the same list of roots give the
 * same model.
 * @param query words to look for in names, labels, texts and classes; empty shows everything
 * @param toggled rows opened (true) or closed (false) by hand
 * @param named further names of an item, which a search looks in, too
 * @param folded keys of items without a row: their children stand in their place. A search shows those that it finds
 * @param levels number of levels whose rows are open unless they were closed by hand
 */
export function buildTreeModel(
  index: NavIndex,
  query: string,
  toggled: ReadonlyMap<string, boolean>,
  named: (item: NavItem) => string = nothing,
  folded: ReadonlySet<string> = NOTHING,
  levels = Number.POSITIVE_INFINITY,
): TreeModel {
  const found = query.trim() ? matching(index, query.trim().toLowerCase(), named) : null;
  const hides = (key: string) => folded.has(key) && !found?.hits.has(key);
  const children = (id: string) => {
    const all = shownChildren(index, hides, id);
    return found ? all.filter((key) => found.shown.has(key)) : all;
  };
  const isOpen = (key: string, level: number) => (found ? found.shown.has(key) : (toggled.get(key) ?? level < levels));
  const rows = new Rows(children, isOpen);
  return {
    children,
    isFolder: (id) => children(id).length > 0,
    open: rows.open,
    rows: rows.keys,
    row: (id) => rows.meta(id),
    depth: rows.depth,
    matches: found?.hits.size ?? null,
  };
}

/** The children of an item, those without a row replaced by theirs. */
function shownChildren(index: NavIndex, hides: (key: string) => boolean, id: string): string[] {
  const childrenOf = (key: string) => index.items.get(key)?.children ?? [];
  const own = id === ROOT ? index.roots : childrenOf(id);
  if (!own.some(hides)) return own;
  const shown: string[] = [];
  const left = own.toReversed();
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    if (hides(key)) left.push(...childrenOf(key).toReversed());
    else shown.push(key);
  }
  return shown;
}

/** One array per field, by row index. An object per row is built only for the rows that are drawn: some dozens of thousands. */
class Rows {
  readonly keys: string[] = [];
  readonly open = new Set<string>();
  depth = 0;
  private readonly levels: number[] = [];
  private readonly parents: string[] = [];
  private readonly places: number[] = [];
  private readonly sizes: number[] = [];
  private readonly at = new Map<string, number>();

  constructor(children: TreeModel['children'], isOpen: (key: string, level: number) => boolean) {
    const inside = [{ id: ROOT, keys: children(ROOT), at: 0 }];
    for (let here = inside.at(-1); here; here = inside.at(-1)) {
      const place = here.at++;
      const key = here.keys[place];
      if (key === undefined) {
        inside.pop();
        continue;
      }
      this.at.set(key, this.keys.length);
      this.keys.push(key);
      const level = inside.length - 1;
      this.levels.push(level);
      this.parents.push(here.id);
      this.places.push(place);
      this.sizes.push(here.keys.length);
      if (!isOpen(key, level)) continue;
      const below = children(key);
      if (below.length === 0) continue;
      this.open.add(key);
      this.depth = Math.max(this.depth, level + 1);
      inside.push({ id: key, keys: below, at: 0 });
    }
  }

  meta(itemId: string): ItemMeta | undefined {
    const index = this.at.get(itemId);
    if (index === undefined) return undefined;
    const of = (list: readonly number[]) => list[index] as number;
    const parentId = this.parents[index] as string;
    return { itemId, parentId, index, level: of(this.levels), setSize: of(this.sizes), posInSet: of(this.places) };
  }
}

function matching(index: NavIndex, query: string, named: (item: NavItem) => string) {
  const hits = new Set<string>();
  /** with all that is around them */
  const shown = new Set<string>();
  for (const item of index.items.values()) {
    if (!matches(item, query, named(item))) continue;
    hits.add(item.key);
    let at: NavItem | undefined = item;
    while (at && !shown.has(at.key)) {
      shown.add(at.key);
      at = at.parent ? index.items.get(at.parent) : undefined;
    }
  }
  return { hits, shown };
}

function matches(item: NavItem, query: string, names: string): boolean {
  return (
    item.name.toLowerCase().includes(query) ||
    names.toLowerCase().includes(query) ||
    item.text.toLowerCase().includes(query) ||
    item.classList.some((name) => name.toLowerCase().includes(query))
  );
}

export interface Repetition {
  at: number;
  of: number;
}

/** of the children of an item, which is another object when they are others */
const repetitions = new WeakMap<NavItem, ReadonlyMap<string, Repetition>>();

/** Place of an item among siblings that the same JSX element made (`.map`): `{ at: 2, of: 12 }`, null for single ones. */
export function repetition(index: NavIndex, item: NavItem): Repetition | null {
  const parent = item.codebaseId && item.parent ? index.items.get(item.parent) : undefined;
  if (!parent) return null;
  const among = repetitions.get(parent) ?? repeatedIn(index, parent);
  repetitions.set(parent, among);
  return among.get(item.key) ?? null;
}

function repeatedIn(index: NavIndex, parent: NavItem): ReadonlyMap<string, Repetition> {
  const byId = new Map<string, string[]>();
  for (const key of parent.children) {
    const id = index.items.get(key)?.codebaseId;
    if (!id) continue;
    const keys = byId.get(id);
    if (keys) keys.push(key);
    else byId.set(id, [key]);
  }
  const found = new Map<string, Repetition>();
  for (const keys of byId.values()) {
    if (keys.length < 2) continue;
    for (const [at, key] of keys.entries()) found.set(key, { at: at + 1, of: keys.length });
  }
  return found;
}
