/**
 * A lockfile that lacks a package for another platform makes `npm ci` fail everywhere, and npm writes such lockfiles without
 * a word, when it starts from an installed tree or when the registry does not have that package yet.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';

interface Entry {
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Small apps of the browser tests are installed by `npm ci`, too. */
const FIXTURES = [
  ...['css-modules', 'plain-css', 'storybook', 'vite-template'].map((name) => `tests/e2e/fixtures/${name}`),
  ...['libraries', 'react-admin'].map((name) => `tests/plugin/fixtures/${name}`),
  'tests/plugin/versions/router-template',
];

describe.each(['.', 'examples/real-estate', ...FIXTURES])('the lockfile of %s', (folder) => {
  const read = (name: string) => JSON.parse(readFileSync(join(REPOSITORY, folder, name), 'utf8'));
  const packages: Record<string, Entry> = read('package-lock.json').packages;

  test('holds every package that its packages ask for, other platforms included', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLocked(packages, path, name)),
    );
    expect(missing).toEqual([]);
  });

  test('belongs to its package.json', () => {
    const { dependencies, devDependencies } = read('package.json');
    expect(packages['']?.dependencies).toEqual(dependencies);
    expect(packages['']?.devDependencies).toEqual(devDependencies);
  });
});

/** As Node looks for packages: in the package's own node_modules, then in those around it. */
function isLocked(packages: Record<string, Entry>, from: string, name: string): boolean {
  if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  return isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
