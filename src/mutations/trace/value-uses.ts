/** Places where a component is no element but a value (`memo(Card)`, `{ icon: Card }`): what it is given there, nobody can tell. */
import type * as t from '@babel/types';
import { resolveName, visitNames } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, startOf } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { usesOf } from './call-sites.ts';

/** @returns the first such place; null where all uses are elements. Exports under a second name count, their uses are not followed. */
export function valueUseOf(project: Project, source: ParsedSource, name: string): Where | null {
  const again = exportsOf(source, name)[1];
  if (again) return whereIs(source, startOf(again));
  for (const { file, text, local } of usesOf(project, source, name)) {
    const parsed = parseSource(text, file);
    const found = parsed.ok ? valueIn(parsed.ast.program as AnyNode, local) : null;
    if (found) return whereIs({ file, text }, startOf(found));
  }
  return null;
}

function exportsOf({ ast }: ParsedSource, name: string): t.Node[] {
  return ast.program.body.flatMap((one): t.Node[] => {
    if (one.type === 'ExportDefaultDeclaration') {
      const { declaration } = one;
      const named = declaration.type === 'FunctionDeclaration' ? declaration.id : declaration;
      return named?.type === 'Identifier' && named.name === name ? [one] : [];
    }
    if (one.type !== 'ExportNamedDeclaration' || one.source) return [];
    const { declaration } = one;
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name === name ? [one] : [];
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.filter(({ id }) => id.type === 'Identifier' && id.name === name);
    }
    return one.specifiers.filter((spec) => spec.type === 'ExportSpecifier' && spec.local.name === name);
  });
}

/** @param local `Card`, or `UI.Card` of a namespace */
function valueIn(program: AnyNode, local: string): AnyNode | null {
  const [root, member] = local.split('.') as [string, string?];
  const binding = resolveName(root, [program]);
  if (!binding) return null;
  const own = new Set<AnyNode>();
  visitNames(program, (name, node, scopes) => {
    if (name === root && node !== binding.id && resolveName(name, scopes) === binding) own.add(node);
  });
  let found: AnyNode | null = null;
  const visit = (one: AnyNode, parent: AnyNode): void => {
    if (own.has(one) && !isNamedOnly(one, parent, member)) found ??= one;
    forEachChild(one, (child) => visit(child, one));
  };
  visit(program, program);
  return found;
}

function isNamedOnly(node: AnyNode, parent: AnyNode, member: string | undefined): boolean {
  switch (parent.type) {
    case 'JSXOpeningElement':
    case 'JSXMemberExpression':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
    case 'ExportDefaultDeclaration':
    case 'TSTypeQuery':
    case 'TSQualifiedName':
      return true;
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = !parent.computed && parent.property.type === 'Identifier' ? parent.property.name : null;
      if (parent.object !== node || name === null) return false;
      return member === undefined ? name === 'displayName' : name !== member;
    }
    default:
      return false;
  }
}
