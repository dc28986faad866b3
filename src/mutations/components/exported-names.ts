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
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.source && statement.exportKind !== 'type') {
      for (const exportName of namesOf(statement)) {
        const name = exportName === 'default' ? defaultName(statement as AnyNode, file) : exportName;
        names.push({ exportName, name });
      }
    }
  }
  const pascal = names.filter(({ name }) => /^[A-Z]/.test(name));
  return pascal.filter(({ name }, index) => pascal.findIndex((one) => one.name === name) === index);
}

function namesOf({ declaration, specifiers }: t.ExportNamedDeclaration): string[] {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    return declaration.id ? [declaration.id.name] : [];
  }
  return specifiers.flatMap((one) => {
    if (one.type !== 'ExportSpecifier' || one.exportKind === 'type') return [];
    return [one.exported.type === 'Identifier' ? one.exported.name : one.exported.value];
  });
}
