/** A hunk's rows as pairs: the old line on the left, the new one on the right. */
import type { DiffRow } from './unified.ts';

export interface RowPair {
  left: DiffRow | null;
  right: DiffRow | null;
}

/** Rows side by side: unchanged ones on both sides, a run of removals beside the additions after it. */
export function pairSides(rows: readonly DiffRow[]): RowPair[] {
  const pairs: RowPair[] = [];
  let removed: DiffRow[] = [];
  let added: DiffRow[] = [];
  const flush = () => {
    for (let i = 0; i < Math.max(removed.length, added.length); i++) {
      pairs.push({ left: removed[i] ?? null, right: added[i] ?? null });
    }
    removed = [];
    added = [];
  };
  for (const row of rows) {
    if (row.kind === 'removed' && added.length > 0) flush();
    if (row.kind === 'removed') removed.push(row);
    else if (row.kind === 'added') added.push(row);
    else {
      flush();
      pairs.push({ left: row, right: row });
    }
  }
  flush();
  return pairs;
}
