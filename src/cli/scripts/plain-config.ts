/**
 * A Vite config that says all in literals, read without starting Vite: that takes several times as long as an edit. What a
 * config computes, or a plugin that is not known to leave folders and aliases alone, is for Vite to read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../../mutations/jsx/nodes.ts';
import { parseSource } from '../../mutations/jsx/parse.ts';

export interface PlainConfig {
  alias: { find: string; replacement: string }[];
  /** as written */
  outDir: string;
}

/** In the order in which Vite looks for them. */
const FILES = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((ending) => `vite.config.${ending}`);

/** Plugins that set neither root nor folders nor aliases, whatever their options. Ours is one without options only. */
const PLUGINS = new Set([
  '@vitejs/plugin-react',
  '@vitejs/plugin-react-swc',
  '@vitejs/plugin-basic-ssl',
  '@tailwindcss/vite',
  'vite-plugin-svgr',
]);
const OURS = 'visual-edit';

/** Settings that are about neither. */
const OTHERS = new Set(
  'appType assetsInclude base clearScreen css customLogger define envDir envPrefix esbuild html json logLevel optimizeDeps oxc preview publicDir server test'.split(
    ' ',
  ),
);

/** Thrown by what only Vite can read; never leaves this file. */
class NotPlain extends Error {}

/**
 * @param folder absolute real path
 * @returns null where Vite has to be asked
 */
export function readPlainConfig(folder: string): PlainConfig | null {
  const name = FILES.find((file) => existsSync(join(folder, file)));
  if (name === undefined) return { alias: [], outDir: 'dist' };
  const parsed = parseSource(readFileSync(join(folder, name), 'utf8'), name);
  if (!parsed.ok) return null;
  try {
    return new Reader(folder, join(folder, name), parsed.ast.program).config();
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class Reader {
  /** local name -> package and exported name */
  private readonly imports = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly file: string,
    private readonly program: t.Program,
  ) {}

  config(): PlainConfig {
    let exported: t.Node | null = null;
    for (const statement of this.program.body) {
      if (statement.type === 'ImportDeclaration') this.addImports(statement);
      else if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration;
      else throw new NotPlain();
    }
    let config: AnyNode = exported ? (unwrapNode(exported) as AnyNode) : fail();
    if (config.type === 'CallExpression') {
      if (!/^(?:vite|vitest\/config) defineConfig$/.test(this.importOf(config.callee))) fail();
      config = only(config.arguments);
    }
    const settings = propertiesOf(config);
    this.checkPlugins(settings.get('plugins'));
    const build = settings.get('build');
    const resolving = settings.get('resolve');
    for (const key of settings.keys()) if (!OTHERS.has(key) && !/^(?:plugins|build|resolve)$/.test(key)) fail();
    return { outDir: build ? outDirOf(build) : 'dist', alias: resolving ? this.aliasOf(resolving) : [] };
  }

  private addImports({ source, specifiers }: t.ImportDeclaration): void {
    for (const one of specifiers) {
      if (one.type === 'ImportSpecifier') {
        const name = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
        this.imports.set(one.local.name, `${source.value} ${name}`);
      } else this.imports.set(one.local.name, `${source.value} *`);
    }
  }

  /** `node:path resolve` of `resolve` and of `path.resolve`; empty for anything else. */
  private importOf(callee: t.Node): string {
    if (callee.type === 'Identifier') return this.imports.get(callee.name) ?? '';
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return '';
    const from = callee.object.type === 'Identifier' ? this.imports.get(callee.object.name) : undefined;
    return from?.endsWith(' *') ? from.slice(0, -1) + callee.property.name : '';
  }

  private checkPlugins(plugins: AnyNode | undefined): void {
    if (!plugins) return;
    if (plugins.type !== 'ArrayExpression') fail();
    for (const plugin of plugins.elements as (AnyNode | null)[]) {
      if (plugin?.type !== 'CallExpression') fail();
      const from = this.importOf(plugin.callee).replace(/ [^ ]*$/, '');
      if (!PLUGINS.has(from) && !(from === OURS && plugin.arguments.length === 0)) fail();
    }
  }

  private aliasOf(resolving: AnyNode): PlainConfig['alias'] {
    const settings = propertiesOf(resolving);
    for (const key of settings.keys()) if (key !== 'alias' && key !== 'dedupe') fail();
    const alias = settings.get('alias');
    if (!alias) return [];
    if (alias.type !== 'ArrayExpression') {
      return [...propertiesOf(alias)].map(([find, value]) => entry(find, this.pathOf(value)));
    }
    return (alias.elements as (AnyNode | null)[]).map((one) => {
      const { find, replacement, ...rest } = Object.fromEntries(propertiesOf(one ?? fail()));
      if (Object.keys(rest).length > 0 || find?.type !== 'StringLiteral' || !replacement) fail();
      return entry(find.value, this.pathOf(replacement));
    });
  }

  /** `'/src'`, `path.resolve(__dirname, 'src')`, `fileURLToPath(new URL('./src', import.meta.url))`. */
  private pathOf(value: AnyNode): string {
    if (value.type === 'StringLiteral') return value.value;
    if (value.type !== 'CallExpression') fail();
    const called = this.importOf(value.callee).replace(/^node:/, '');
    if (called === 'path resolve' || called === 'path join') {
      const parts = value.arguments.map((one) => this.partOf(unwrapNode(one) as AnyNode));
      return called === 'path join' ? join(...parts) : resolve(this.folder, ...parts);
    }
    const url = called === 'url fileURLToPath' ? only(value.arguments) : fail();
    if (url.type !== 'NewExpression' || url.callee.type !== 'Identifier' || url.callee.name !== 'URL') fail();
    const [path, base, ...more] = url.arguments as AnyNode[];
    if (path?.type !== 'StringLiteral' || !base || !isMeta(base, 'url') || more.length > 0) fail();
    return decodeURIComponent(new URL(path.value, pathToFileURL(this.file)).pathname);
  }

  private partOf(part: AnyNode): string {
    if (part.type === 'StringLiteral') return part.value;
    const isHere = (part.type === 'Identifier' && part.name === '__dirname') || isMeta(part, 'dirname');
    return isHere ? this.folder : fail();
  }
}

function fail(): never {
  throw new NotPlain();
}

function only(nodes: readonly t.Node[]): AnyNode {
  const [first] = nodes;
  return first && nodes.length === 1 ? (unwrapNode(first) as AnyNode) : fail();
}

/** Name -> value of an object literal without spreads, methods and computed names. */
function propertiesOf(node: AnyNode): Map<string, AnyNode> {
  if (node.type !== 'ObjectExpression') fail();
  const found = new Map<string, AnyNode>();
  for (const one of node.properties) {
    if (one.type !== 'ObjectProperty' || one.computed) fail();
    const key =
      one.key.type === 'Identifier' ? one.key.name : one.key.type === 'StringLiteral' ? one.key.value : fail();
    found.set(key, unwrapNode(one.value) as AnyNode);
  }
  return found;
}

function outDirOf(build: AnyNode): string {
  const outDir = propertiesOf(build).get('outDir');
  if (!outDir) return 'dist';
  return outDir.type === 'StringLiteral' && !isAbsolute(outDir.value) ? outDir.value : fail();
}

/** As Vite does: one slash too many on both sides means none. */
function entry(find: string, replacement: string): { find: string; replacement: string } {
  const isFolder = find.endsWith('/') && replacement.endsWith('/');
  return isFolder ? { find: find.slice(0, -1), replacement: replacement.slice(0, -1) } : { find, replacement };
}

function isMeta(node: AnyNode, property: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === property
  );
}
