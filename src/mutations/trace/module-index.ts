/**
 * Imports, re-exports and rendered components of a module. Call sites are asked for with every edit, and a component that a barrel hands on
 * has many importers, more than trees are kept: so this is read once per text of a file.
 */
import type * as t from '@babel/types';
import { importedName } from '../jsx/imported-names.ts';
import { lazyImport } from '../jsx/lazy-import.ts';
import { parseSource } from '../jsx/parse.ts';
import { exportedName } from './modules.ts';

export interface ModuleIndex {
  /** how many elements it has, by tag as written */
  tags: ReadonlyMap<string, number>;
  /** by imported name: a name, `default`, or `*` for the namespace; those of `lazy` too */
  imports: ReadonlyMap<string, Import[]>;
  /** by re-exported name: `export { imported as exported } from …`, both `*` for `export *`; exported imports too */
  reExports: ReadonlyMap<string, ReExport[]>;
}

interface Import {
  specifier: string;
  imported: string;
  local: string;
}

interface ReExport {
  specifier: string;
  imported: string;
  exported: string;
}

/** By file: one text each, the last that was asked for. */
const indexes = new Map<string, { text: string; index: ModuleIndex | null }>();

/**
 * @param isWanted asked before a text is read for the first time
 * @returns null where it is not wanted or has no tree
 */
export function moduleIndex(file: string, text: string, isWanted?: () => boolean): ModuleIndex | null {
  const known = indexes.get(file);
  if (known?.text === text) return known.index;
  if (isWanted && !isWanted()) return null;
  const index = readIndex(file, text);
  indexes.set(file, { text, index });
  return index;
}

function readIndex(file: string, text: string): ModuleIndex | null {
  const source = parseSource(text, file);
  if (!source.ok) return null;
  const { body } = source.ast.program;
  const tags = groupBy(source.elements, ({ tagName }) => tagName);
  const imported = body.filter(({ type }) => type === 'ImportDeclaration').flatMap(importsOf);
  const reExports = body.flatMap((statement) => [...reExportsOf(statement), ...importsExportedBy(statement, imported)]);
  return {
    tags: new Map([...tags].map(([tag, { length }]) => [tag, length])),
    imports: groupBy(body.flatMap(importsOf), ({ imported }) => imported),
    reExports: groupBy(reExports, ({ imported }) => imported),
  };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const same = groups.get(keyOf(item));
    if (same) same.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function importsOf(statement: t.Statement): Import[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') return declaration.declarations.flatMap(lazyImportOf);
  if (statement.type !== 'ImportDeclaration') return [];
  const specifier = statement.source.value;
  return statement.specifiers.map((one) => {
    const local = one.local.name;
    if (one.type === 'ImportNamespaceSpecifier') return { specifier, imported: '*', local };
    return { specifier, imported: one.type === 'ImportDefaultSpecifier' ? 'default' : importedName(one), local };
  });
}

/** A component that is loaded later goes by the variable's name. */
function lazyImportOf({ id, init }: t.VariableDeclarator): Import[] {
  const found = id.type === 'Identifier' && init ? lazyImport(init) : null;
  return found && id.type === 'Identifier' ? [{ ...found, local: id.name }] : [];
}

function reExportsOf(statement: t.Statement): ReExport[] {
  if (statement.type === 'ExportAllDeclaration') {
    return [{ specifier: statement.source.value, imported: '*', exported: '*' }];
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const specifier = statement.source.value;
  return statement.specifiers.flatMap((one) => {
    if (one.type !== 'ExportSpecifier') return [];
    return [{ specifier, imported: one.local.name, exported: exportedName(one) }];
  });
}

/** `import Card from './Card'` with `export { Card }` or `export default Card` behind it. */
function importsExportedBy(statement: t.Statement, imports: readonly Import[]): ReExport[] {
  const handOn = (name: string, exported: string) =>
    imports.flatMap(({ local, specifier, imported }) =>
      local === name && imported !== '*' ? [{ specifier, imported, exported }] : [],
    );
  if (statement.type === 'ExportDefaultDeclaration') {
    return statement.declaration.type === 'Identifier' ? handOn(statement.declaration.name, 'default') : [];
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  return statement.specifiers.flatMap((one) =>
    one.type === 'ExportSpecifier' ? handOn(one.local.name, exportedName(one)) : [],
  );
}
