/** What a module imports, hands on and renders, read once per tree: call sites are asked for with every edit. */
import type * as t from '@babel/types';
import type { SourceElement } from '../elements.ts';
import { importedName } from '../imported-names.ts';
import type { ParsedSource } from '../parse.ts';

export interface ModuleIndex {
  /** its elements by tag as written, in document order */
  elements: ReadonlyMap<string, SourceElement[]>;
  /** by what is imported: a name, `default`, or `*` for the namespace */
  imports: ReadonlyMap<string, Import[]>;
  /** by what is handed on: `export { imported as exported } from …`, both `*` for `export *` */
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

const indexes = new WeakMap<t.File, ModuleIndex>();

export function moduleIndex(source: ParsedSource): ModuleIndex {
  let index = indexes.get(source.ast);
  if (!index) {
    const { body } = source.ast.program;
    index = {
      elements: groupBy(source.elements, ({ tagName }) => tagName),
      imports: groupBy(body.flatMap(importsOf), ({ imported }) => imported),
      reExports: groupBy(body.flatMap(reExportsOf), ({ imported }) => imported),
    };
    indexes.set(source.ast, index);
  }
  return index;
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
  if (statement.type !== 'ImportDeclaration') return [];
  const specifier = statement.source.value;
  return statement.specifiers.map((one) => {
    const local = one.local.name;
    if (one.type === 'ImportNamespaceSpecifier') return { specifier, imported: '*', local };
    return { specifier, imported: one.type === 'ImportDefaultSpecifier' ? 'default' : importedName(one), local };
  });
}

function reExportsOf(statement: t.Statement): ReExport[] {
  if (statement.type === 'ExportAllDeclaration') {
    return [{ specifier: statement.source.value, imported: '*', exported: '*' }];
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const specifier = statement.source.value;
  return statement.specifiers.flatMap((one) => {
    if (one.type !== 'ExportSpecifier') return [];
    const exported = one.exported.type === 'Identifier' ? one.exported.name : one.exported.value;
    return [{ specifier, imported: one.local.name, exported }];
  });
}
