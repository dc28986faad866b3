/** Each reason to refuse has a code of its own, a next step, and a case that shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const source = [
  'refusals.ts',
  'child-refusals.ts',
  'text-refusals.ts',
  'value-refusals.ts',
  'css/refusals.ts',
  'styling/style-refusals.ts',
  'extract/refusals.ts',
  'stories/refusals.ts',
]
  .map((file) => readFileSync(join(ROOT, 'src/mutations', file), 'utf8'))
  .join('');
const codes = [...source.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(([, code]) => code as string);

function refusalFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return refusalFiles(path);
    return entry.name === 'refusal.json' ? [path] : [];
  });
}

const shown = new Set(
  refusalFiles(join(ROOT, 'tests/changes')).map((file) => JSON.parse(readFileSync(file, 'utf8')).code as string),
);

/** Shown by tests of their own: no honest edit leads to them, or no case file can hold the input. */
const ELSEWHERE = ['unsafe-edit', 'invalid-text'];

test('codes are kebab-case', () => {
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !/^[a-z]+(?:-[a-z]+)*$/.test(code))).toEqual([]);
});

test('each code has a case', () => {
  expect([...new Set(codes)].filter((code) => !shown.has(code) && !ELSEWHERE.includes(code))).toEqual([]);
});

test('each case shows a code that exists', () => {
  const known = new Set([...codes, 'syntax-error', 'nesting-too-deep', 'file-too-large', 'not-javascript']);
  expect([...shown].filter((code) => !known.has(code))).toEqual([]);
});
