/**
 * Moves the focus through a grid of tiles, by where they are on the screen: the groups of a grid begin rows of their own.
 * @returns false for a key that does nothing here
 */
export function walkGrid(grid: ParentNode | null, key: string, tiles = '[data-panel-row]'): boolean {
  const all = [...(grid?.querySelectorAll<HTMLElement>(tiles) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) {
    // only ↓ enters the grid: in the search field, ← and → move the caret
    if (key === 'ArrowDown') all[0]?.focus();
    return key === 'ArrowDown';
  }
  const ends: Record<string, HTMLElement | null | undefined> = {
    ArrowLeft: all[at - 1],
    ArrowRight: all[at + 1],
    Home: all[0],
    End: all.at(-1),
    ArrowDown: nextRow(all.slice(at + 1), all[at]),
    ArrowUp: nextRow(all.slice(0, at).reverse(), all[at]) ?? grid?.querySelector('input'),
  };
  if (!(key in ends)) return false;
  ends[key]?.focus();
  return true;
}

/** @param ahead from the near to the far. @returns the tile of the next row that is nearest, null in the last row */
function nextRow(ahead: readonly HTMLElement[], from: HTMLElement | undefined): HTMLElement | null {
  const box = from?.getBoundingClientRect();
  if (!box) return null;
  const others = ahead.map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
  const next = others.find((other) => Math.round(other.box.top) !== Math.round(box.top));
  const row = others.filter((other) => next && Math.round(other.box.top) === Math.round(next.box.top));
  const [nearest] = row.sort((a, b) => Math.abs(a.box.left - box.left) - Math.abs(b.box.left - box.left));
  return nearest?.tile ?? null;
}
