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
  await vi.waitFor(() => expect(ahead.hasRead('z/z/Z.jsx', CODE)).toBe(true));
  expect(ahead.hasRead('src/a/A.tsx', CODE)).toBe(true);
  expect(ahead.hasRead('src/B.jsx', CODE)).toBe(true);
  expect(ahead.hasRead('src/B.jsx', `${CODE} `)).toBe(false);
  const others = [
    'src/not/C.jsx',
    'dist/D.js',
    'node_modules/x/E.jsx',
    '.storybook/F.jsx',
    'src/G.css',
    'linked/B.jsx',
  ];
  expect(others.filter((file) => ahead.hasRead(file, CODE))).toEqual([]);
});

it('leaves what does not parse or is too long to whoever asks for it', async () => {
  const long = `${CODE}// ${'x'.repeat(300_000)}`;
  write({ 'A.jsx': 'const a = <b', 'B.jsx': long, 'C.jsx': CODE });
  read();
  await vi.waitFor(() => expect(ahead.hasRead('C.jsx', CODE)).toBe(true));
  expect(ahead.hasRead('A.jsx', 'const a = <b') || ahead.hasRead('B.jsx', long)).toBe(false);
});

it('has what it made for the same text with the same ids only, and once', async () => {
  write({ 'A.jsx': CODE, 'B.jsx': CODE, 'C.jsx': CODE });
  const tag = read();
  await vi.waitFor(() => expect(ahead.hasRead('C.jsx', CODE)).toBe(true));
  const { elements } = identity.sync('A.jsx', CODE);
  expect(ahead.take('A.jsx', CODE, elements)).toBe(tag.mock.results[0]?.value);
  expect(ahead.take('A.jsx', CODE, elements)).toBeUndefined();
  expect(ahead.take('B.jsx', CODE, elements)).toBeUndefined();
  expect(ahead.take('C.jsx', `${CODE} `, identity.sync('C.jsx', CODE).elements)).toBeUndefined();
});

it('lets go of all when it stops, and reads no more', async () => {
  write(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`src/d${i}/A.jsx`, CODE])));
  const tag = read();
  await vi.waitFor(() => expect(ahead.hasRead('src/d0/A.jsx', CODE)).toBe(true));
  ahead.stop();
  const { length } = tag.mock.calls;
  expect(ahead.hasRead('src/d0/A.jsx', CODE)).toBe(false);
  await vi.waitFor(() => expect(ahead.isDone).toBe(true));
  expect([tag.mock.calls.length, length < 300]).toEqual([length, true]);
});
