/** Large and deep sources: edited, or refused in words, never fatal. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseSheet } from '../../src/mutations/css/source.ts';
import { mutate } from '../../src/mutations/index.ts';
import { MAX_SOURCE_LENGTH, parseSource } from '../../src/mutations/jsx/parse.ts';
import type { Project } from '../../src/mutations/mutation.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const FILE = 'src/App.tsx';

function apply(text: string, project: Project, change: Parameters<typeof mutate>[0]): string {
  const outcome = mutate(change, project);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return applySplices(text, outcome.edits[0]?.splices ?? []);
}

test('[S-82] a class list of 10,000 classes', () => {
  const classes = Array.from({ length: 10_000 }, (_, i) => `c-${i}`);
  const text = `export const App = () => <p className="${classes.join(' ')}">x</p>;\n`;
  const project = createProject({ [FILE]: text });
  const id = project.idAt(FILE, text.indexOf('<p'));
  const change = createChange(ID, 'REMOVE_CLASS', { codebaseIdToRemoveClass: id, className: 'c-5000' });
  expect(apply(text, project, change as never)).toBe(text.replace(' c-5000 ', ' '));
});

test('[S-82] 10,000 siblings', () => {
  const text = `export const App = () => (\n  <main>\n${'    <i />\n'.repeat(10_000)}  </main>\n);\n`;
  const project = createProject({ [FILE]: text });
  const id = project.idAt(FILE, text.lastIndexOf('<i'));
  const result = apply(text, project, createChange(ID, 'REMOVE_JSX', { codebaseIdsToRemove: [id] }) as never);
  expect(result.length).toBe(text.length - '    <i />\n'.length);
});

test('[S-82] a style value of a million characters', () => {
  const text = 'export const App = () => <p>x</p>;\n';
  const project = createProject({ [FILE]: text });
  const id = project.idAt(FILE, text.indexOf('<p'));
  const fields = {
    codebaseId: id,
    stylingChanges: { color: 'a'.repeat(1_000_000) },
    stylingFramework: 'Inline',
  } as const;
  expect(apply(text, project, createChange(ID, 'STYLING', fields) as never).length).toBeGreaterThan(1_000_000);
});

test('[S-87] deep nesting is refused', () => {
  expect(parseSource(`export const a = ${'['.repeat(20_000)}`, FILE)).toMatchObject({
    ok: false,
    code: 'nesting-too-deep',
  });
});

test('[S-88] a file above the limit is refused', () => {
  expect(parseSource(' '.repeat(MAX_SOURCE_LENGTH + 1), FILE)).toMatchObject({ ok: false, code: 'file-too-large' });
  expect(parseSource(' '.repeat(MAX_SOURCE_LENGTH), FILE).ok).toBe(true);
});

test('half of a character pair is refused, whoever sends it', () => {
  const text = 'export const App = () => <p>x</p>;\n';
  const project = createProject({ [FILE]: text });
  const id = project.idAt(FILE, text.indexOf('<p'));
  const fields = { codebaseIdToEditText: id, oldText: 'x', newText: '\ud83d' };
  expect(mutate(createChange(ID, 'EDIT_TEXT', fields) as never, project)).toMatchObject({
    error: { code: 'invalid-text' },
  });
});

const jsTree = (text: string): unknown => {
  const parsed = parseSource(text, FILE);
  return parsed.ok ? parsed.ast : null;
};
const sheetTree = (text: string): unknown => {
  const parsed = parseSheet('src/app.css', text);
  return parsed.ok ? parsed.root : null;
};

test.each([
  {
    what: 'long source texts',
    count: 24,
    most: 12,
    textOf: (i: number) => `f(${i});${'1; '.repeat(30_000)}`,
    treeOf: jsTree,
  },
  { what: 'short source texts', count: 600, most: 256, textOf: (i: number) => `f(${i});`, treeOf: jsTree },
  {
    what: 'long sheets',
    count: 40,
    most: 21,
    textOf: (i: number) => `.a${i} {}/*${'x'.repeat(100_000)}*/`,
    treeOf: sheetTree,
  },
  { what: 'short sheets', count: 600, most: 201, textOf: (i: number) => `.a${i} {}`, treeOf: sheetTree },
])('[S-133] trees of $what that nobody asks for any more are let go', async ({ count, most, textOf, treeOf }) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const trees = Array.from({ length: count }, (_, i) => new WeakRef(treeOf(textOf(i)) as object));
  // A WeakRef keeps its target until the next turn of the event loop.
  await new Promise(setImmediate);
  collect();
  const there = trees.map((tree) => tree.deref() !== undefined);
  expect(there.filter(Boolean).length).toBeLessThanOrEqual(most);
  expect(there.at(-1)).toBe(true);
});
