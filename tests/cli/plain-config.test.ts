/** A Vite config that is read as text: the same folders and aliases as Vite finds, or nothing. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPlainConfig } from '../../src/cli/scripts/plain-config.ts';
import { resolveProject } from '../../src/cli/scripts/resolve-project.ts';
import { readViteConfig } from '../../src/cli/scripts/vite-config.ts';
import { REPOSITORY } from '../support/repository.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-config-')));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterEach(() => {
  process.chdir(REPOSITORY);
  rmSync(folder, { recursive: true, force: true });
});

const config = (text: string, name = 'vite.config.ts') => writeFileSync(join(folder, name), text);
const logger = { info: () => {}, warn: () => {}, error: () => {} };

const PLAIN: Record<string, string> = {
  'an object': `export default { build: { outDir: 'build/web', sourcemap: true }, server: { port: 4000 } };`,
  'the usual of a template': `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
// https://vite.dev/config/
export default defineConfig({ plugins: [react({ include: /x/ })] });`,
  'aliases by path': `import * as path from 'node:path';
export default { resolve: { alias: { '@': path.resolve(__dirname, './src'), '~': path.join(import.meta.dirname, 'src', 'lib') } } };`,
  'aliases by address': `import { fileURLToPath } from 'url';
import { defineConfig, type UserConfig } from 'vite';
export default defineConfig({
  resolve: { alias: [{ find: '@', replacement: fileURLToPath(new URL('./src/my%20own', import.meta.url)) }, { find: '/a/', replacement: '/b/' }] },
} satisfies UserConfig);`,
};

describe('what Vite finds too', () => {
  test.each(Object.entries(PLAIN))('%s', async (_, text) => {
    mkdirSync(join(folder, 'node_modules/@vitejs'), { recursive: true });
    for (const one of ['vite', '@vitejs/plugin-react']) {
      symlinkSync(join(REPOSITORY, 'node_modules', one), join(folder, 'node_modules', one));
    }
    config(text);
    const plain = readPlainConfig(folder);
    const read = await readViteConfig(folder, logger);
    process.chdir(folder);
    const { root, alias, protectedDirs } = await resolveProject(import.meta.resolve('vite'));
    const theirs = alias.map(({ find, replacement }) => ({ find, replacement }));
    expect(theirs.filter(({ find }) => typeof find === 'string')).toEqual(plain?.alias);
    expect([read.root, read.alias]).toEqual([root, plain?.alias]);
    expect(protectedDirs).toEqual([...read.protectedDirs, 'node_modules/.vite']);
  });
});

describe('is for Vite to read', () => {
  test.each([
    ['another root', `export default { root: 'app' };`],
    ['a function', `export default ({ mode }) => ({ base: mode });`],
    ['a plugin that is not known', `import x from 'vite-plugin-x';\nexport default { plugins: [x()] };`],
    ['a plugin on a condition', `export default { plugins: [process.env.X && y()] };`],
    [
      'our plugin with options',
      `import { visualEdit } from 'visual-edit';\nexport default { plugins: [visualEdit({ exclude: 'a' })] };`,
    ],
    ['an alias by pattern', `export default { resolve: { alias: [{ find: /^@/, replacement: '/src' }] } };`],
    ['an alias from elsewhere', `import { alias } from './alias';\nexport default { resolve: { alias } };`],
    ['settings from elsewhere', `import base from './base';\nexport default { ...base };`],
    ['a folder that is computed', `export default { build: { outDir: process.env.OUT } };`],
    [
      'an alias that is put together',
      `import { resolve } from 'path';\nexport default { resolve: { alias: { '~/': resolve('src') + '/' } } };`,
    ],
    ['an absolute folder', `export default { build: { outDir: '/srv/www' } };`],
    ['a statement', `const x = 1;\nexport default {};`],
    ['a setting that is not known', `export default { environments: {} };`],
    ['no config', `export const x = 1;`],
    ['no code', `export default {`],
    ['defineConfig of another package', `import { defineConfig } from 'x';\nexport default defineConfig({});`],
  ])('%s', (_, text) => {
    config(text);
    expect(readPlainConfig(folder)).toBeNull();
  });
});

test('without a config all is as usual', () => {
  expect(readPlainConfig(folder)).toEqual({ alias: [], outDir: 'dist' });
});

test('of several files the one that Vite takes is read', () => {
  config(`export default { build: { outDir: 'ts' } };`);
  config(`export default { build: { outDir: 'js' } };`, 'vite.config.js');
  expect(readPlainConfig(folder)?.outDir).toBe('js');
});

test('our plugin without options changes nothing', () => {
  config(`import { visualEdit } from 'visual-edit';\nexport default { plugins: [visualEdit()] };`);
  expect(readPlainConfig(folder)).toEqual({ alias: [], outDir: 'dist' });
});
