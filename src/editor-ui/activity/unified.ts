/**
 * Unified diffs, read for drawing. A *hunk* is a run of lines near each other; a *row* is one line of it with its numbers in
 * the old and the new file (null on the side where it is not).
 */
export interface DiffRow {
  kind: 'same' | 'added' | 'removed';
  oldLine: number | null;
  newLine: number | null;
  text: string;
}

export interface DiffHunk {
  rows: DiffRow[];
}

const HEADER = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The hunks of one file's diff; lines before the first `@@` and notes such as "no newline at end" are left out. */
export function parseUnified(diff: string): DiffHunk[] {
  const hunks: DiffHunk[] = [];
  let oldLine = 0;
  let newLine = 0;
  for (const line of diff.split('\n')) {
    const header = HEADER.exec(line);
    if (header) {
      oldLine = Number(header[1]);
      newLine = Number(header[2]);
      hunks.push({ rows: [] });
      continue;
    }
    const rows = hunks.at(-1)?.rows;
    const mark = line[0];
    const text = line.slice(1).replace(/\r$/, '');
    if (!rows) continue;
    if (mark === ' ') rows.push({ kind: 'same', oldLine: oldLine++, newLine: newLine++, text });
    if (mark === '-') rows.push({ kind: 'removed', oldLine: oldLine++, newLine: null, text });
    if (mark === '+') rows.push({ kind: 'added', oldLine: null, newLine: newLine++, text });
  }
  return hunks;
}

/** The line of the new file at which a diff begins to differ; 1 where it does not say. */
export function firstLine(diff: string): number {
  let last = 1;
  for (const row of parseUnified(diff).flatMap((hunk) => hunk.rows)) {
    if (row.kind !== 'same') return row.newLine ?? last;
    last = (row.newLine ?? 0) + 1;
  }
  return last;
}

/** Lines added and removed, for a summary. */
export function countLines(diff: string): { added: number; removed: number } {
  const rows = parseUnified(diff).flatMap((hunk) => hunk.rows);
  return {
    added: rows.filter((row) => row.kind === 'added').length,
    removed: rows.filter((row) => row.kind === 'removed').length,
  };
}

/** Removed and added lines that stand for each other: the n-th of a run of removals with the n-th of the additions after it. */
export function pairRows(rows: readonly DiffRow[]): [DiffRow, DiffRow][] {
  const pairs: [DiffRow, DiffRow][] = [];
  let removed: DiffRow[] = [];
  let last: DiffRow['kind'] = 'same';
  for (const row of rows) {
    if (row.kind === 'removed') removed = last === 'removed' ? [...removed, row] : [row];
    if (row.kind === 'same') removed = [];
    const partner = row.kind === 'added' ? removed.shift() : undefined;
    if (partner) pairs.push([partner, row]);
    last = row.kind;
  }
  return pairs;
}
