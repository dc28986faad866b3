/** How a module declares and exports its components, and the names of files beside it: new files follow. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, isFunction, startOf, unwrapNode } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

export interface Declared {
  name: string;
  /** function or arrow; null for others */
  node: (AnyNode & t.Function) | null;
  /** text behind the name: `: React.FC` */
  annotation: string;
}

/** The default export's declaration, else the one with this name. */
export function declarationOf(source: ParsedSource, name: string): Declared | null {
  const byDefault = defaultExport(source);
  if (byDefault && byDefault.type !== 'Identifier') {
    const own = byDefault as AnyNode & { id?: t.Identifier | null };
    return { name: own.id?.name ?? name, node: functionIn(own), annotation: '' };
  }
  return declarationNamed(source, byDefault?.type === 'Identifier' ? byDefault.name : name);
}

/** The function or variable at the top level with this name. */
export function declarationNamed(source: ParsedSource, name: string): Declared | null {
  for (const statement of source.ast.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'FunctionDeclaration' && declared.id?.name === name) {
      return { name, node: declared as AnyNode & t.Function, annotation: '' };
    }
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || id.name !== name || !init) continue;
      const annotation = id.typeAnnotation
        ? source.text.slice(startOf(id.typeAnnotation), endOf(id.typeAnnotation))
        : '';
      return { name, node: functionIn(unwrapNode(init) as AnyNode), annotation };
    }
  }
  return null;
}

function functionIn(node: AnyNode): (AnyNode & t.Function) | null {
  return isFunction(node) ? (node as AnyNode & t.Function) : null;
}

export function defaultExport({ ast }: ParsedSource): AnyNode | null {
  const found = ast.program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  return found ? (unwrapNode((found as t.ExportDefaultDeclaration).declaration as t.Node) as AnyNode) : null;
}

/** A type without arguments and imports of its own. */
export function simpleType(annotation: string): string {
  return /^:\s*(?:React\.(?:FC|FunctionComponent|ReactNode|ReactElement)|(?:React\.)?JSX\.Element)$/.test(annotation)
    ? annotation
    : '';
}

export function returnType({ text }: ParsedSource, declared: Declared | null): string {
  const type = declared?.node?.returnType;
  return type ? simpleType(text.slice(startOf(type), endOf(type))) : '';
}

/** `import React from 'react'`, where the sibling has it: its JSX may need the name. */
export function reactImport({ ast, text }: ParsedSource): string | null {
  for (const statement of ast.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') continue;
    const whole = statement.specifiers.find(({ type }) => type !== 'ImportSpecifier');
    if (!whole) continue;
    const clause = whole.type === 'ImportNamespaceSpecifier' ? `* as ${whole.local.name}` : whole.local.name;
    return `import ${clause} from ${text.slice(startOf(statement.source), endOf(statement))}`;
  }
  return null;
}

/** `TeamReports` in the case of a file's name: `team-reports` beside `brand-page`. */
export function inCaseOf(stem: string, name: string): string {
  const kebab = (by: string) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, `$1${by}$2`).toLowerCase();
  if (stem.includes('-')) return kebab('-');
  if (stem.includes('_')) return kebab('_');
  if (/^\p{Lu}/u.test(stem)) return name;
  return /\p{Lu}/u.test(stem) ? name.charAt(0).toLowerCase() + name.slice(1) : kebab('-');
}
