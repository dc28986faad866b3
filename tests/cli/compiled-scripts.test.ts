/** Our own scripts from V8's code for them, which is kept between two starts. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompiledScripts } from '../../src/cli/quick/compiled-scripts.ts';

const FILLING = `/* ${'x'.repeat(30_000)} */`;

let folder: string;
let kept: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-scripts-')));
  kept = join(folder, 'state', 'compiled');
});
afterEach(() => {
  const { cache } = createRequire(join(folder, 'x'));
  for (const file of Object.keys(cache)) if (file.startsWith(folder)) delete cache[file];
  rmSync(folder, { recursive: true, force: true });
});

const script = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
/** As a new process would: nothing is loaded yet. */
const start = (file: string) => {
  const { cache } = createRequire(file);
  for (const known of Object.keys(cache)) if (known.startsWith(folder)) delete cache[known];
  const scripts = new CompiledScripts(kept, (target) => target.startsWith(folder));
  const exports = scripts.load(file);
  scripts.keep();
  return exports;
};
const codeFiles = () => readdirSync(kept).sort();

test('a large script is compiled once, and answers the same from its kept code', () => {
  const file = script('large.cjs', `${FILLING}\nexports.sum = (a, b) => a + b + require('./small.cjs').more;`);
  script('small.cjs', 'exports.more = 1;');
  for (let i = 0; i < 3; i++) {
    const { sum } = start(file) as { sum: (a: number, b: number) => number };
    expect(sum(1, 2)).toBe(4);
    expect(codeFiles()).toHaveLength(1);
  }
});

test('a changed script of the same length is not taken for the old one', () => {
  const file = script('large.cjs', `${FILLING}\nexports.answer = 1;`);
  expect(start(file)).toEqual({ answer: 1 });
  script('large.cjs', `${FILLING}\nexports.answer = 2;`);
  expect(start(file)).toEqual({ answer: 2 });
});

test('a script and the small one that it requires see the same modules', () => {
  const file = script(
    'large.cjs',
    `${FILLING}\nexports.own = {}; exports.same = () => require('./small.cjs').own === exports.own;`,
  );
  script('small.cjs', `exports.own = require('./large.cjs').own;`);
  for (let i = 0; i < 2; i++) expect((start(file) as { same: () => boolean }).same()).toBe(true);
});

test('damaged code is compiled anew', () => {
  const file = script('large.cjs', `${FILLING}\nexports.answer = 1;`);
  start(file);
  writeFileSync(join(kept, codeFiles()[0] as string), 'not code');
  expect(start(file)).toEqual({ answer: 1 });
});

test('[S-62] a folder that others can write is not believed, and nothing is kept in it', () => {
  const file = script('large.cjs', `${FILLING}\nexports.answer = 1;`);
  mkdirSync(kept, { recursive: true });
  chmodSync(kept, 0o777);
  expect(start(file)).toEqual({ answer: 1 });
  expect(codeFiles()).toEqual([]);
});

test('where no folder can be made the script runs all the same', () => {
  const file = script('large.cjs', `${FILLING}\nexports.answer = 1;`);
  writeFileSync(join(folder, 'state'), 'a file');
  expect(start(file)).toEqual({ answer: 1 });
});
