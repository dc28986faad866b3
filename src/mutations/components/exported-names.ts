/** Exported names that may be components. */
import type * as t from '@babel/types';
import { defaultName } from '../jsx/new-component.ts';
import type { AnyNode } from '../jsx/nodes.ts';

interface ExportedName {
  exportName: string;
  name: string;
}

/** Names that a component may have; the same one exported twice counts by its own name. */
export function exportedNames(program: t.Program, file: string): ExportedName[] {
  const names: ExportedName[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      names.push({ exportName: 'default', name: defaultName(statement.declaration as AnyNode, file) });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type') {
      for (const exportName of namesOf(statement)) {
        const name = exportName === 'default' ? defaultName(statement as AnyNode, file) : exportName;
        names.push({ exportName, name });
      }
    }
  }
  const pascal = names.filter(({ name }) => /^[A-Z]/.test(name));
  return pascal.filter(({ name }, index) => pascal.findIndex((one) => one.name === name) === index);
}

/** What another file declares counts there, except for an image, which is a component here first. */
function namesOf({ declaration, specifiers, source }: t.ExportNamedDeclaration): string[] {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    return declaration.id ? [declaration.id.name] : [];
  }
  return specifiers.flatMap((one) => {
    if (one.type !== 'ExportSpecifier' || one.exportKind === 'type') return [];
    if (source && !isSvgComponent(source.value, one.local.name)) return [];
    return [one.exported.type === 'Identifier' ? one.exported.name : one.exported.value];
  });
}

/** True for an import that svgr makes a component of: `./plus.svg?react`, or `ReactComponent` of `./plus.svg`. */
export function isSvgComponent(specifier: string, imported: string): boolean {
  const query = /\.svg(?:\?(.*))?$/.exec(specifier);
  if (!query) return false;
  return imported === 'ReactComponent' || (imported === 'default' && (query[1] ?? '').split('&').includes('react'));
}
