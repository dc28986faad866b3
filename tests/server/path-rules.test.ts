/** Group C of security.md, as far as names alone decide. */
import { describe, expect, test } from 'vitest';
import { formProblem, pathProblem } from '../../src/server/files/path-rules.ts';

const judge = (file: string) => pathProblem(file, ['build/out', '.cache', './vendor/']);

describe('packages of the workspace', () => {
  const packages = ['../../packages/ui', '../..', '../../packages/ui/nested'];
  const judgeIn = (file: string) => pathProblem(file, ['../../packages/ui/out'], packages);

  test.each(['../../packages/ui/src/a.tsx', '../../packages/ui/nested/a.css', '../../tool/a.ts', 'src/a.tsx'])(
    '%s may be edited',
    (file) => expect(judgeIn(file)).toBeNull(),
  );

  test.each([
    '../a.tsx',
    '../../../a.tsx',
    '../../packages/../../a.tsx',
    '../../packages/ui/package.json',
    '../../packages/ui/vite.config.ts',
    '../../packages/ui/dist/a.js',
    '../../packages/ui/out/a.js',
    '../../packages/ui/node_modules/a/a.js',
    '../../packages/ui/.storybook/a.ts',
    '../../packages/ui/nested/dist/a.js',
  ])('[S-41] [S-48] %s is refused', (file) => expect(judgeIn(file)).not.toBeNull());

  test('[S-41] a folder whose name only begins like a package is outside', () => {
    expect(pathProblem('../ui-evil/a.tsx', [], ['../ui'])).not.toBeNull();
    expect(pathProblem('../ui/a.tsx', [], ['../ui'])).toBeNull();
  });
});

describe('names', () => {
  test.each([
    'src/App.tsx',
    'src/my file.css',
    'a.js',
    'src/données/ü.ts',
    'src/[id]/page.tsx',
    'src/#x/%41?.jsx',
    'src/data.json',
    'src/it’s.less',
    'dist.ts',
    'src/dist/x.ts',
  ])('%s may be edited', (file) => expect(judge(file)).toBeNull());

  test.each([
    '../x.tsx',
    'a/../../x.tsx',
    'a/./x.tsx',
    '/etc/x.ts',
    '~/x.ts',
    '',
    'a//x.ts',
    'src/a\0.tsx',
    'src/a\n.tsx',
    'src/\u0085.ts',
    `src/${'x'.repeat(10_000)}.tsx`,
    'src/\ud800.ts',
    'file:///x.ts',
  ])('[S-41] %j is refused by its form', (file) => expect(formProblem(file)).not.toBeNull());

  test.each(['..\\x.tsx', 'C:\\x.tsx', 'C:x.tsx', '\\\\srv\\share\\x.tsx', '\\\\?\\C:\\x.tsx', '/x.tsx', 'src\\x.tsx'])(
    '[S-47] %s is refused by its form',
    (file) => expect(formProblem(file)).not.toBeNull(),
  );

  test.each([
    'vite.config.ts',
    'src/tailwind.config.js',
    'postcss.config.mjs',
    'package.json',
    'package-lock.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.lockb',
    'tsconfig.json',
    'tsconfig.app.json',
    'jsconfig.json',
    '.env',
    '.env.local',
    '.npmrc',
    '.git/config.ts',
    '.github/x.ts',
    '.husky/x.js',
    'node_modules/a/index.js',
    'src/node_modules/a.tsx',
    'dist/app.js',
    '.vite/deps/x.js',
    'src/App.test.tsx',
    'src/app.spec.ts',
    'src/__tests__/a.tsx',
    '.visual-edit/journal.json',
    'build/out/x.js',
    '.cache/x.js',
    'vendor/x.js',
    'src/a.vue',
    'src/a.mdx',
    'src/a.svelte',
    'src/a',
    'README.md',
    'src/a.html',
    'src/env.d.ts',
  ])('[S-48] [S-60] %s is refused', (file) => expect(judge(file)).not.toBeNull());

  test.each([
    'VITE.config.ts',
    'Vite.Config.TS',
    'Node_Modules/a.js',
    'Package.JSON',
    'DIST/a.js',
    'Build/OUT/a.js',
    'src/App.TEST.tsx',
  ])('[S-49] %s is refused in any case', (file) => expect(judge(file)).not.toBeNull());

  test.each([
    'App.tsx::$DATA',
    'VITE~1.TS',
    'src./a.tsx',
    'src /a.tsx',
    'a.tsx.',
    'a.tsx ',
    'CON.tsx',
    'src/nul.ts',
    'com1.js',
    'lpt9/a.ts',
  ])('[S-50] %s is refused as Windows would read it', (file) => expect(judge(file)).not.toBeNull());

  test('[S-51] a decomposed spelling of a protected folder is refused too', () => {
    expect(pathProblem('gebäude/x.js'.normalize('NFD'), ['gebäude'.normalize('NFC')])).not.toBeNull();
  });
});
