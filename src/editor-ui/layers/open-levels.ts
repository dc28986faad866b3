import type { NavIndex } from '../store/nav-index.ts';

/** Rows of a page at first sight: about as many as a panel has room for. */
const FIT = 18;
/** A page that grows keeps its levels up to here, so that an edit closes no row; a part that comes late is more. */
const MOST = FIT + 6;

/**
 * Levels to open on a page that nobody has touched: as many as fit.
 * @param folded keys of items without a row
 * @param before the levels that the same page has open, null for a new page
 * @returns 1 for the outermost rows alone, infinite where everything fits
 */
export function levelsToOpen(index: NavIndex, folded: ReadonlySet<string>, before: number | null): number {
  const counts = rowsByLevel(index, folded);
  const open = (levels: number) => counts.slice(0, levels + 1).reduce((sum, count) => sum + count, 0);
  if (before !== null && open(before) <= MOST) return before;
  if (open(counts.length) <= FIT) return Number.POSITIVE_INFINITY;
  let levels = 1;
  while (open(levels + 1) <= FIT) levels++;
  return levels;
}

/** Number of rows per level if all were open. */
function rowsByLevel({ items }: NavIndex, folded: ReadonlySet<string>): number[] {
  const counts: number[] = [];
  const below = new Map<string, number>();
  for (const { key, parent, children } of items.values()) {
    const level = parent === null ? 0 : (below.get(parent) ?? 0);
    const hasRow = !folded.has(key);
    if (hasRow) counts[level] = (counts[level] ?? 0) + 1;
    if (children.length > 0) below.set(key, hasRow ? level + 1 : level);
  }
  return counts;
}
