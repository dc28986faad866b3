import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AliasOptions, type EnvironmentModuleGraph, resolveConfig } from 'vite';
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

/** As Vite reads the aliases of a config. */
async function withAlias(alias: AliasOptions): Promise<ImportResolver> {
  const config = await resolveConfig({ root, configFile: false, logLevel: 'silent', resolve: { alias } }, 'serve');
  return new ImportResolver(() => ({ alias: config.resolve.alias }), root);
}

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

describe('an alias', () => {
  it.each<[string, () => AliasOptions, string, string | null]>([
    ['from the root', () => [{ find: '@', replacement: '/src' }], '@/ui/Card', 'src/ui/Card.tsx'],
    ['from the root, for the folder itself', () => ({ '@ui': '/src/ui' }), '@ui', 'src/ui/index.tsx'],
    ['from the root, by an expression', () => [{ find: /^@\//, replacement: '/src/' }], '@/b', 'src/b.ts'],
    ['to an absolute path', () => ({ '@': join(root, 'src') }), '@/b', 'src/b.ts'],
    ['to the root', () => ({ '@': root }), '@/src/b', 'src/b.ts'],
    ['with slashes at both ends', () => ({ '@/': `${root}/src/` }), '@/b', 'src/b.ts'],
    ['~', () => ({ '~': '/src' }), '~/b', 'src/b.ts'],
    ['with groups', () => [{ find: /^src(.+)/, replacement: join(root, 'src/$1') }], 'src/ui/Card', 'src/ui/Card.tsx'],
    [
      'with a group from the root',
      () => [{ find: /^#(\w+)\//, replacement: '/src/$1/' }],
      '#ui/Card',
      'src/ui/Card.tsx',
    ],
    ['of a path from the root', () => ({ '/app': '/src' }), '/app/b', 'src/b.ts'],
    ['relative to the importing file', () => ({ '@': '.' }), '@/b', 'src/b.ts'],
    ['with a longer name', () => ({ '@': '/nowhere', '@ui': '/src/ui' }), '@ui/Card', 'src/ui/Card.tsx'],
    ['whose first match counts', () => ({ '@': '/nowhere', '@/ui': '/src/ui' }), '@/ui/Card', null],
    ['to a package', () => ({ '@': 'src' }), '@/b', null],
    ['outside the project', () => ({ '@': join(root, '..') }), '@/outside', null],
  ])('%s', async (_, alias, specifier, file) => {
    const resolver = await withAlias(alias());
    expect(resolver.resolve(specifier, 'src/a.tsx')).toBe(file);
    expect(resolver.resolve(specifier, 'src/a.tsx')).toBe(file);
  });

  it('to a name that tsconfig.json explains', async () => {
    writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "baseUrl": "." } }');
    expect((await withAlias({ '@': 'src' })).resolve('@/b', 'src/a.tsx')).toBe('src/b.ts');
  });
});

describe('a config with comments and commas at the end', () => {
  const text = `\ufeff{
  // the paths
  "compilerOptions": {
    "baseUrl": "src", /* "baseUrl": "." */
    "paths": {
      "@/*": ["./*"], // "./*" of src
      "//ui": ["ui/index.tsx",],
    },
  },
}`;
  it.each(['tsconfig.json', 'jsconfig.json'])('%s', (name) => {
    writeFileSync(join(root, name), text);
    expect(imports.resolve('ui/Card', 'src/a.tsx')).toBe('src/ui/Card.tsx');
    const plain = new ImportResolver(() => ({ alias: [] }), root);
    expect(plain.resolve('@/ui/Card', 'src/a.tsx')).toBe('src/ui/Card.tsx');
    expect(plain.resolve('b', 'src/a.tsx')).toBe('src/b.ts');
  });
});
