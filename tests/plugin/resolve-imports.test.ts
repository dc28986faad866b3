import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EnvironmentModuleGraph } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { ImportResolver } from '../../src/plugin/resolve-imports.ts';

let root: string;
let imports: ImportResolver;

interface Module {
  file: string;
  importers: Set<Module>;
  importedModules: Set<Module>;
}

beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 've-imports-')));
  root = join(folder, 'app');
  for (const file of [
    'app/src/a.tsx',
    'app/src/b.ts',
    'app/src/ui/index.tsx',
    'app/src/x.css',
    'app/src/ui/Card.tsx',
  ]) {
    write(folder, file);
  }
  for (const file of ['app/node_modules/p/index.js', 'outside.ts']) write(folder, file);
  for (const name of ['@scope/Card', 'lib']) write(folder, `app/node_modules/${name}/package.json`);
  symlinkSync(join(folder, 'outside.ts'), join(root, 'src/link.ts'));
  const modules = new Map<string, Module>();
  for (const name of ['src/a.tsx', 'src/b.ts', 'src/ui/Card.tsx']) {
    modules.set(name, { file: join(root, name), importers: new Set(), importedModules: new Set() });
  }
  const [a, b, card] = modules.values() as unknown as [Module, Module, Module];
  a.importedModules.add(b).add(card);
  b.importers.add(a);
  card.importers.add(a).add(card);
  const moduleGraph = {
    getModulesByFile: (file: string) => [...modules.values()].filter((module) => module.file === file),
  };
  const alias = [
    { find: '@', replacement: join(root, 'src') },
    { find: /^~\//, replacement: `${root}/src/` },
  ];
  imports = new ImportResolver(() => ({ alias, moduleGraph: moduleGraph as unknown as EnvironmentModuleGraph }), root);
});

function write(folder: string, file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '');
}

describe('an import in src/a.tsx', () => {
  it.each([
    ['./b', 'src/b.ts'],
    ['./b.js', 'src/b.ts'],
    ['./ui', 'src/ui/index.tsx'],
    ['./x.css', 'src/x.css'],
    ['./x.css?inline', 'src/x.css'],
    ['/src/b.ts', 'src/b.ts'],
    ['@/ui/Card', 'src/ui/Card.tsx'],
    ['~/b', 'src/b.ts'],
    // only some plugin knows this prefix, but the module graph has one import that ends so
    ['#app/ui/Card', 'src/ui/Card.tsx'],
    // packages that end like files which the importer imports, too
    ['@scope/Card', null],
    ['lib/ui/Card', null],
    ['./nothing', null],
    ['p', null],
    ['../node_modules/p/index.js', null],
    ['../../outside', null],
    ['./link', null],
  ])('of %s leads to %s', (specifier, file) => {
    expect(imports.resolve(specifier, 'src/a.tsx')).toBe(file);
  });
});

it('finds who imports a file, itself left out', () => {
  expect(imports.importersOf('src/ui/Card.tsx')).toEqual(['src/a.tsx']);
  expect(imports.importersOf('src/unknown.ts')).toEqual([]);
});
