import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileFilter } from '../../src/plugin/options.ts';
import { ReadAhead } from '../../src/plugin/read-ahead.ts';
import { tagJsx } from '../../src/plugin/tag-jsx.ts';
import { IdentityRegistry } from '../../src/server/identity.ts';

const CODE = 'export const A = () => <b>a</b>;\n';

let root: string;
let identity: IdentityRegistry;
let ahead: ReadAhead;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 've-ahead-'));
  identity = new IdentityRegistry({ stateDir: null });
});
afterEach(() => {
  ahead.stop();
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const read = (exclude: string[] = []) => {
  const tag = vi.fn((text: string, elements) => tagJsx(text, elements, new Set()));
  ahead = new ReadAhead(root, identity, tag, ['dist'], fileFilter({ exclude }));
  return tag;
};

it('reads the files that would be tagged, and no others', async () => {
  write({
    'src/a/A.tsx': CODE,
    'src/B.jsx': CODE,
    'src/not/C.jsx': CODE,
    'dist/D.js': CODE,
    'node_modules/x/E.jsx': CODE,
    '.storybook/F.jsx': CODE,
    'src/G.css': CODE,
    'z/z/Z.jsx': CODE,
  });
  symlinkSync(join(root, 'src'), join(root, 'linked'));
  read(['src/not/**']);
  await ahead.ended;
  expect(ahead.asked('z/z/Z.jsx', CODE)).toBe(true);
  expect(ahead.asked('src/a/A.tsx', CODE)).toBe(true);
  expect(ahead.asked('src/B.jsx', CODE)).toBe(true);
  expect(ahead.asked('src/B.jsx', `${CODE} `)).toBe(false);
  const others = [
    'src/not/C.jsx',
    'dist/D.js',
    'node_modules/x/E.jsx',
    '.storybook/F.jsx',
    'src/G.css',
    'linked/B.jsx',
  ];
  expect(others.filter((file) => ahead.asked(file, CODE))).toEqual([]);
});

it('leaves what does not parse or is too long to whoever asks for it', async () => {
  const long = `${CODE}// ${'x'.repeat(70_000)}`;
  write({ 'A.jsx': 'const a = <b', 'B.jsx': long, 'C.jsx': CODE });
  read();
  await ahead.ended;
  expect(ahead.asked('A.jsx', 'const a = <b') || ahead.asked('B.jsx', long)).toBe(false);
});

it('has what it made for the same text with the same ids only, and once', async () => {
  write({ 'A.jsx': CODE, 'B.jsx': CODE, 'C.jsx': CODE });
  const tag = read();
  await ahead.ended;
  const { elements } = identity.sync('A.jsx', CODE);
  expect(ahead.take('A.jsx', CODE, elements)).toBe(tag.mock.results[0]?.value);
  expect(ahead.take('A.jsx', CODE, elements)).toBeUndefined();
  expect(ahead.take('B.jsx', CODE, elements)).toBeUndefined();
  expect(ahead.take('C.jsx', `${CODE} `, identity.sync('C.jsx', CODE).elements)).toBeUndefined();
});

it('lets go of all when it stops, and reads no more', async () => {
  write(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`src/d${i}/A.jsx`, CODE])));
  const tag = read();
  await vi.waitFor(() => expect(tag).toHaveBeenCalled());
  ahead.stop();
  const { length } = tag.mock.calls;
  await ahead.ended;
  expect([tag.mock.calls.length, length < 300, ahead.asked('src/d0/A.jsx', CODE)]).toEqual([length, true, false]);
});

it('lets modules that are asked for go first', async () => {
  write(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`src/d${i}/A.jsx`, CODE])));
  const tag = read();
  await vi.waitFor(() => expect(tag).toHaveBeenCalled());
  const from = performance.now();
  let before = 0;
  for (let i = 0; i < 10; i++) {
    ahead.asked('src/main.jsx', CODE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (i === 0) before = tag.mock.calls.length;
  }
  expect(tag.mock.calls.length).toBe(before);
  await ahead.ended;
  expect([tag.mock.calls.length, performance.now() - from > 200]).toEqual([300, true]);
});

it('passes over a file of which nothing can be made', async () => {
  write({ 'A.jsx': CODE, 'B.jsx': CODE, 'C.jsx': CODE });
  const tag = read();
  tag.mockImplementationOnce(() => {
    throw new Error('not this one');
  });
  await ahead.ended;
  expect(['A.jsx', 'B.jsx', 'C.jsx'].map((file) => ahead.asked(file, CODE))).toEqual([false, true, true]);
});
