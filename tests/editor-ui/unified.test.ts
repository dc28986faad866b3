import { describe, expect, it } from 'vitest';
import { ago } from '../../src/editor-ui/activity/describe.ts';
import { highlightHunk } from '../../src/editor-ui/activity/highlight.ts';
import { countLines, type DiffHunk, pairRows, parseUnified } from '../../src/editor-ui/activity/unified.ts';
import { DIFF } from './fake-project.ts';

describe('unified diffs', () => {
  it('gives every line its numbers', () => {
    const [hunk] = parseUnified(DIFF);
    expect(hunk?.rows.map((row) => [row.kind, row.oldLine, row.newLine])).toEqual([
      ['same', 15, 15],
      ['same', 16, 16],
      ['same', 17, 17],
      ['removed', 18, null],
      ['added', null, 18],
      ['same', 19, 19],
      ['same', 20, 20],
      ['same', 21, 21],
    ]);
    expect(countLines(DIFF)).toEqual({ added: 1, removed: 1 });
  });

  it('reads several hunks, Windows line ends and the missing last line end', () => {
    const diff = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\r\n+b\r\n@@ -9,0 +10 @@\n+c\n\\ No newline at end of file\n';
    expect(parseUnified(diff).map((hunk) => hunk.rows.map((row) => row.text))).toEqual([['a', 'b'], ['c']]);
    expect(parseUnified('')).toEqual([]);
  });

  it('pairs removed lines with the added ones that take their place', () => {
    const rows = parseUnified('@@ -1,3 +1,3 @@\n-a\n-b\n+A\n+B\n+C\n x\n-d\n-e\n+E\n')[0]?.rows ?? [];
    expect(pairRows(rows).map(([from, to]) => from.text + to.text)).toEqual(['aA', 'bB', 'dE']);
  });

  it('marks what changed within a line and colours the code, losing no character', () => {
    const hunk = parseUnified(DIFF)[0] as DiffHunk;
    const spans = highlightHunk(hunk, 'src/App.tsx');
    for (const row of hunk.rows)
      expect(
        spans
          .get(row)
          ?.map((span) => span.text)
          .join(''),
      ).toBe(row.text);
    const added = spans.get(hunk.rows[4] as DiffHunk['rows'][number]) ?? [];
    expect(
      added
        .filter((span) => span.changed)
        .map((span) => span.text)
        .join(''),
    ).toBe(' tracking-tight');
    expect(added.find((span) => span.text === 'className')?.token).toBe('tok-name');
  });

  it('shows files of other languages plainly', () => {
    const hunk = parseUnified('@@ -1 +1 @@\n-a\n+b\n')[0] as DiffHunk;
    expect([...highlightHunk(hunk, 'notes.txt').values()].flat().map((span) => span.token)).toEqual(['', '']);
  });
});

describe('time', () => {
  it('is told in one short word', () => {
    const at = (seconds: number) => ago(0, seconds * 1_000);
    expect([2, 30, 90, 7_300, 200_000].map(at)).toEqual(['now', '30s ago', '1m ago', '2h ago', '2d ago']);
  });
});
