/** The walls between the environments, tested on the shipped bundles, where one wrong import shows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../support/cli.ts';
import { REPOSITORY } from '../support/repository.ts';
import { importsOf, packageOf } from './imports.ts';

const DIST = join(REPOSITORY, 'dist');
/** A name that @babel/parser puts into each of its errors, so minified code has it too. */
const BABEL = 'BABEL_PARSER_SYNTAX_ERROR';

const read = (path: string) => readFileSync(join(DIST, path), 'utf8');
const filesIn = (folder: string, ending: string) =>
  (readdirSync(join(DIST, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const gzipped = (texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

const allImportsOf = (file: string) => {
  const { fixed, dynamic } = importsOf(read(file), file);
  return [...fixed, ...dynamic];
};

beforeAll(ensureBuilt, 120_000);

describe('the runtime, which lives in the user’s page', () => {
  test('is one file that imports nothing', () => {
    expect(readdirSync(join(DIST, 'runtime'))).toEqual(['runtime.js']);
    expect(allImportsOf('runtime/runtime.js')).toEqual([]);
  });

  test('holds no parser, no Node and no React', () => {
    const code = read('runtime/runtime.js');
    expect(
      [BABEL, '@babel', '"react.element"', '`react.element`', 'react-dom', 'require('].filter((foreign) =>
        code.includes(foreign),
      ),
    ).toEqual([]);
  });

  test('is at most 60 KB, gzipped', () => {
    expect(gzipped([read('runtime/runtime.js')])).toBeLessThanOrEqual(60_000);
  });
});

describe('the editor', () => {
  test('holds no parser and no Node, and imports only its own files', () => {
    for (const file of filesIn('editor', '.js')) {
      expect(read(file).includes(BABEL), `${file} holds Babel`).toBe(false);
      const foreign = allImportsOf(file).filter((name) => !name.startsWith('.'));
      expect(foreign, file).toEqual([]);
    }
  });

  test('loads less than 250 KB of scripts to begin with, gzipped', () => {
    const first = [...read('editor/index.html').matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(
      ([, path]) => `editor/${path}`,
    );
    expect(first.length).toBeGreaterThan(0);
    expect(gzipped(withStaticImports(first).map(read))).toBeLessThan(250 * 1024);
  });

  test('its page holds no inline script, which its content security policy would refuse', () => {
    expect(read('editor/index.html')).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});

describe('the plugin and the command', () => {
  const { dependencies } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));

  test('import Node and our own dependencies, never Vite or React: those are the user’s', () => {
    const names = filesIn('node', '.js').flatMap(allImportsOf);
    const foreign = names.filter(
      (name) =>
        !name.startsWith('.') &&
        !builtinModules.includes(name.replace(/^node:/, '')) &&
        !(packageOf(name) in dependencies),
    );
    expect(foreign).toEqual([]);
  });

  test('every dependency is imported by them', () => {
    const used = new Set(filesIn('node', '.js').flatMap(allImportsOf).map(packageOf));
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
  });
});

test('the types import only files that are shipped, and packages that the user then has', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
  for (const file of filesIn('types', '.d.ts')) {
    const { fixed, types } = importsOf(read(file), file);
    for (const name of [...fixed, ...types]) {
      if (name.startsWith('.')) {
        expect(existsSync(join(DIST, dirname(file), name.replace(/\.js$/, '.d.ts'))), `${name} of ${file}`).toBe(true);
      } else expect({ ...dependencies, ...peerDependencies }, `${name} of ${file}`).toHaveProperty([packageOf(name)]);
    }
  }
});

function withStaticImports(files: string[]): string[] {
  const all = new Set(files);
  for (const file of all) for (const name of importsOf(read(file)).fixed) all.add(join(dirname(file), name));
  return [...all];
}
