/** The settings of a Vite config for scripts: those that Vite finds, whether Vite is asked or not. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readViteConfig } from '../../src/cli/scripts/vite-config.ts';
import { REPOSITORY } from '../support/repository.ts';

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-config-')));
  warnings = [];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules/@vitejs'), { recursive: true });
  for (const name of ['vite', '@vitejs/plugin-react']) {
    symlinkSync(join(REPOSITORY, 'node_modules', name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'app'));
});
afterEach(() => {
  process.chdir(REPOSITORY);
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string, name = 'vite.config.ts') => writeFileSync(join(folder, name), text);
const logger = { info: () => {}, warn: (message: string) => warnings.push(message), error: () => {} };
/** The folder becomes the working folder only where Vite reads the config. */
const read = async () => {
  const config = await readViteConfig(folder, logger);
  const alias = config.alias.filter(({ find }) => typeof find === 'string');
  return { ...config, alias, byVite: process.cwd() === folder };
};
const DEFAULTS = { alias: [], byVite: false, protectedDirs: ['dist'] };

describe('Vite is not started for a config that leaves the defaults', () => {
  test.each([
    ['no config', null],
    ['settings without meaning for edits', `export default { build: { sourcemap: true }, server: { port: 4000 } };`],
    [
      'the usual of a template',
      `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
// https://vite.dev/config/
export default defineConfig({ plugins: [react({ jsxRuntime: 'automatic' })] });`,
    ],
    [
      'our plugin',
      `import { visualEdit } from 'visual-edit';\nexport default { plugins: [visualEdit({ open: true })] };`,
    ],
  ])('%s', async (_, text) => {
    if (text !== null) write(text);
    expect(await read()).toMatchObject({ ...DEFAULTS, root: folder });
    expect(warnings).toEqual([]);
  });
});

describe('Vite reads', () => {
  test.each<[string, string, object]>([
    ['another root', `export default { root: 'app' };`, { root: 'app' }],
    ['a function', `export default () => ({ root: 'app' });`, { root: 'app' }],
    [
      'a folder by another name',
      `const folder = { outDir: 'web' };\nexport default { build: folder };`,
      { protectedDirs: ['web'] },
    ],
    ['a computed folder', `export default { build: { ['outDir']: 'web' } };`, { protectedDirs: ['web'] }],
    [
      'an alias',
      `import { fileURLToPath } from 'node:url';
export default { resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } } };`,
      { alias: [{ find: '@', replacement: '/src' }] },
    ],
    ['settings from elsewhere', `import base from './base.ts';\nexport default { ...base };`, { root: 'app' }],
    ['settings loaded later', `export default { ...(await import('./base.ts')).default };`, { root: 'app' }],
    [
      'a plugin of the config',
      `export default { plugins: [{ name: 'x', config: () => ({ root: 'app' }) }] };`,
      { root: 'app' },
    ],
  ])('%s', async (_, text, wanted) => {
    writeFileSync(join(folder, 'base.ts'), `export default { root: 'app' };`);
    write(text);
    const { root, alias, protectedDirs, byVite } = await read();
    const short = (path: string) => path.slice(folder.length).replace(/^\/(?=app)/, '');
    const found = {
      root: short(root),
      alias: alias.map(({ find, replacement }) => ({ find, replacement: short(replacement) })),
      protectedDirs: protectedDirs.filter((dir) => !dir.endsWith('.vite')),
      byVite,
    };
    expect(found).toEqual({ root: '', alias: [], protectedDirs: ['dist'], ...wanted, byVite: true });
  });

  test('the config of several that it takes itself', async () => {
    write(`export default { build: { outDir: 'ts' } };`);
    write(`export default { build: { outDir: 'js' } };`, 'vite.config.js');
    expect((await read()).protectedDirs).toContain('js');
  });

  test('the options of our plugin', async () => {
    const plugin = `{ name: 'visual-edit', api: { options: { exclude: 'src/a/**' } } }`;
    write(`export default { plugins: [${plugin}] };`);
    const { isOurs } = await read();
    expect(['src/a/x.tsx', 'src/b/x.tsx'].map(isOurs)).toEqual([false, true]);
  });
});

test('a config that fails leaves the defaults, and the reason is told', async () => {
  write('export default {');
  expect(await read()).toMatchObject({ alias: [], protectedDirs: ['dist'], root: folder });
  write('export default nothing;');
  expect(await read()).toMatchObject({ alias: [], protectedDirs: ['dist'], root: folder });
  expect(warnings.at(-1)).toMatch(/nothing is not defined. Imports by alias are not followed.$/);
});
