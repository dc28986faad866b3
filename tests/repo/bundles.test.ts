/** The walls between the environments, seen in what is shipped: one wrong import shows here, whatever the sources intend. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../support/cli.ts';
import { REPOSITORY } from '../support/repository.ts';

const DIST = join(REPOSITORY, 'dist');
/** A name that @babel/parser puts into each of its errors, so minified code has it too. */
const BABEL = 'BABEL_PARSER_SYNTAX_ERROR';

const read = (path: string) => readFileSync(join(DIST, path), 'utf8');
const filesIn = (folder: string, ending: string) =>
  (readdirSync(join(DIST, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const gzipped = (texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

/** Specifiers of the imports and re-exports of a module, static and dynamic. */
function importsOf(code: string): string[] {
  const found = code.matchAll(
    /(?:^|[;}\s])(?:import|export)\b[^'"`;]*?from\s*["'`]([^"'`]+)|\bimport\s*\(?\s*["'`]([^"'`]+)/g,
  );
  return [...found].map(([, from, bare]) => from ?? bare ?? '');
}

beforeAll(ensureBuilt, 120_000);

describe('the runtime, which lives in the user’s page', () => {
  test('is one file that imports nothing', () => {
    expect(readdirSync(join(DIST, 'runtime'))).toEqual(['runtime.js']);
    expect(importsOf(read('runtime/runtime.js'))).toEqual([]);
  });

  test('holds no parser, no Node and no React', () => {
    const code = read('runtime/runtime.js');
    for (const foreign of [BABEL, 'node:', 'process.', 'react.element', 'require('])
      expect(code).not.toContain(foreign);
  });

  test('is at most 40 KB, gzipped', () => {
    expect(gzipped([read('runtime/runtime.js')])).toBeLessThanOrEqual(40 * 1024);
  });
});

describe('the editor', () => {
  test('holds no parser and no Node', () => {
    for (const file of filesIn('editor', '.js')) {
      const code = read(file);
      expect(importsOf(code).filter((name) => !name.startsWith('.'))).toEqual([]);
      for (const foreign of [BABEL, '"node:', "'node:", '`node:']) expect(code).not.toContain(foreign);
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
    const names = filesIn('node', '.js').flatMap((file) => importsOf(read(file)));
    const foreign = names.filter(
      (name) =>
        !name.startsWith('.') &&
        !builtinModules.includes(name.replace(/^node:/, '')) &&
        !(packageOf(name) in dependencies),
    );
    expect(foreign).toEqual([]);
  });

  test('every dependency is imported by them', () => {
    const used = new Set(filesIn('node', '.js').flatMap((file) => importsOf(read(file)).map(packageOf)));
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
  });
});

test('the types import only files that are shipped, and packages that the user has', () => {
  for (const file of filesIn('types', '.d.ts')) {
    for (const name of importsOf(read(file))) {
      if (name.startsWith('.')) {
        expect(existsSync(join(DIST, dirname(file), name.replace(/\.js$/, '.d.ts'))), `${name} of ${file}`).toBe(true);
      } else expect(['vite', 'react'], `${name} of ${file}`).toContain(name);
    }
  }
});

function withStaticImports(files: string[]): string[] {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    const statics = read(file).matchAll(/(?:^|[;}\s])(?:import|export)\b[^'"`;()]*["'`](\.[^"'`]+)["'`]/g);
    for (const [, name] of statics) add(join(dirname(file), name ?? ''));
  };
  files.forEach(add);
  return [...all];
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
