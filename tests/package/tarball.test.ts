/** The package as a user installs it, before any of it runs (S-139). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { pack, type Tarball } from './tarball.ts';

const manifest = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const lockfile = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8'));

let tarball: Tarball;
beforeAll(async () => {
  tarball = await pack();
});
afterAll(() => tarball.remove());

test('[S-139] it holds what runs, its types and its licence, and nothing else', () => {
  const allowed = [
    /^(?:package\.json|README\.md|LICENSE)$/,
    /^bin\/visual-edit\.js$/,
    /^dist\/node\/[\w-]+\.js$/,
    /^dist\/runtime\/runtime\.js$/,
    /^dist\/recorder\/recorder\.js$/,
    /^dist\/editor\/(?:(?:index|replay)\.html|assets\/[\w.-]+)$/,
    /^dist\/types\/.+\.d\.ts$/,
  ];
  expect(tarball.contents.filter((path) => !allowed.some((form) => form.test(path)))).toEqual([]);
  for (const path of [
    'bin/visual-edit.js',
    'dist/node/cli.js',
    'dist/node/index.js',
    'dist/runtime/runtime.js',
    'dist/recorder/recorder.js',
  ]) {
    expect(tarball.contents).toContain(path);
  }
  expect(tarball.contents).toContain('dist/editor/index.html');
});

test('[S-139] nothing runs at installation: neither ours nor what a dependency brings', () => {
  expect(Object.keys(manifest.scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  const shipped = Object.entries(lockfile.packages as Record<string, Record<string, unknown>>).filter(
    ([path, entry]) => path !== '' && !entry.dev && !entry.devOptional && !entry.peer && !entry.optional,
  );
  expect(shipped.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('[S-139] no version with a known hole, nothing that tears files', () => {
  const versions = Object.fromEntries(
    Object.entries(lockfile.packages as Record<string, { version: string }>).map(([path, { version }]) => [
      path,
      version,
    ]),
  );
  expect(isAtLeast(versions['node_modules/ws'], [8, 21, 0])).toBe(true);
  expect(isAtLeast(versions['node_modules/launch-editor'], [2, 14, 2])).toBe(true);
  expect(isAtLeast(versions['node_modules/open'], [6, 0, 0])).toBe(true);
  expect(Object.keys(manifest.dependencies)).not.toContain('lz-string');
  expect(Object.keys(manifest.dependencies)).not.toContain('write-file-atomic');
});

test('Vite and React are the user’s own', () => {
  expect(manifest.peerDependencies).toEqual({
    react: '^18 || ^19',
    'react-dom': '^18 || ^19',
    vite: '^5 || ^6 || ^7 || ^8',
  });
  for (const name of ['vite', 'react', 'react-dom']) expect(manifest.dependencies).not.toHaveProperty(name);
});

function isAtLeast(version: string | undefined, wanted: number[]): boolean {
  const parts = (version ?? '0').split('.').map(Number);
  const different = wanted.findIndex((part, index) => parts[index] !== part);
  return different < 0 || (parts[different] ?? 0) > (wanted[different] ?? 0);
}
