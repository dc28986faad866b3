import { diff } from '@codemirror/merge';
import { describe, expect, it } from 'vitest';
import { patchOf } from '../../src/editor-ui/activity/copy-patch.ts';
import { pairSides } from '../../src/editor-ui/activity/side-by-side.ts';
import { firstLine, parseUnified } from '../../src/editor-ui/activity/unified.ts';
import { elementNear } from '../../src/editor-ui/code/open-code.ts';
import { overlap, separatorOf, splicesOf } from '../../src/editor-ui/code/source-text.ts';
import { savedSettings } from '../../src/editor-ui/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/editor-ui/store/state.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { DIFF } from './fake-project.ts';

describe('what the code view saves', () => {
  it('is only what differs, as splices that make the very text', () => {
    const before = 'const a = 1;\nconst b = 2;\nconst c = 3;\n';
    const after = 'const a = 10;\nconst c = 3;\nconst d = 4;\n';
    const splices = splicesOf(diff(before, after), after);
    expect(applySplices(before, splices)).toBe(after);
    expect(splices.every(({ start, end }) => end - start < before.length)).toBe(true);
  });

  it('keeps the line ends of the file: one kind as it is, both kinds line by line', () => {
    expect(separatorOf('a\r\nb\r\n')).toBe('\r\n');
    expect(separatorOf('a\nb\n')).toBe('\n');
    expect(separatorOf('a\r\nb\nc')).toBe('\n');
    expect(separatorOf('a')).toBe('\n');
  });

  it('is merged by itself only where others touched other places', () => {
    const change = (from: number, to: number) => ({ fromA: from, toA: to, fromB: 0, toB: 0 });
    expect(overlap([change(0, 5)], [change(6, 9)])).toBe(false);
    expect(overlap([change(0, 5)], [change(5, 9)])).toBe(true);
    expect(overlap([change(3, 3)], [change(3, 3)])).toBe(true);
  });
});

describe('the place that a code editor opens', () => {
  it('is the element at a line or above it, else the next one, and none in a file without elements', () => {
    const elements = Object.fromEntries(
      [8, 12, 20].map((line) => [`id-${line}`, { codebaseId: `id-${line}`, filename: 'a.tsx', line } as TreeElement]),
    );
    const at = (line: number, file = 'a.tsx') => elementNear(elements, { file, line });
    expect([at(12), at(15), at(40), at(1), at(1, 'data.ts')]).toEqual(['id-12', 'id-12', 'id-20', 'id-8', null]);
  });
});

describe('a diff side by side', () => {
  it('puts what was removed beside what came in its place', () => {
    const [hunk] = parseUnified('@@ -1,4 +1,3 @@\n a\n-b\n-c\n+d\n e\n');
    const pairs = pairSides(hunk?.rows ?? []).map(({ left, right }) => [left?.text, right?.text]);
    expect(pairs).toEqual([
      ['a', 'a'],
      ['b', 'd'],
      ['c', undefined],
      ['e', 'e'],
    ]);
  });

  it('says at which line of the file as it is now it begins', () => {
    expect(firstLine(DIFF)).toBe(18);
    expect(firstLine('@@ -4,2 +4,1 @@\n a\n-b\n')).toBe(5);
    expect(firstLine('')).toBe(1);
  });
});

describe('a patch', () => {
  it('holds the diffs of all files, each ended by a line end', () => {
    const files = [
      { path: 'a', diff: '--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y' },
      { path: 'b', diff: '--- a/b\n+++ b/b\n@@ -1 +1 @@\n-x\n+y\n' },
    ];
    expect(patchOf(files)).toBe('--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y\n--- a/b\n+++ b/b\n@@ -1 +1 @@\n-x\n+y\n');
  });
});

describe('stored settings', () => {
  const stored = (text: string | null) => savedSettings({ getItem: () => text });

  it('are read field by field, whatever another version left there', () => {
    expect(stored('{"diff":"split","grid":true,"snapping":"no","welcomed":true}')).toEqual({
      ...DEFAULT_SETTINGS,
      diff: 'split',
      grid: true,
      welcomed: true,
    });
    for (const broken of [null, '', '[]', 'null', '"x"', '{']) expect(stored(broken)).toEqual(DEFAULT_SETTINGS);
  });
});
