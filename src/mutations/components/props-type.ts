/** What the type of a component's props may hold, as its file and the files of the project that it imports from tell. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, keyName } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { reactTypeOf, typeArgumentsOf } from './plain-component.ts';

type Declared = t.TSInterfaceDeclaration | t.TSTypeAliasDeclaration;

/** The braces of a type, with what stands in them. */
export interface Members {
  list: t.TSTypeElement[];
  body: t.Node;
}

/** True unless the type has no such member for sure. */
export function mayHave(project: Project, source: ParsedSource, type: t.Node, name: string, depth = 0): boolean {
  const again = (one: t.Node) => mayHave(project, source, one, name, depth + 1);
  if (depth > 8) return true;
  if (type.type === 'TSTypeLiteral') return hasMember(type.members, name);
  if (type.type === 'TSParenthesizedType') return again(type.typeAnnotation);
  if (type.type === 'TSIntersectionType') return type.types.some(again);
  const named = type.type === 'TSTypeReference' ? type.typeName : baseOf(type);
  if (!named) return true;
  const react = reactTypeOf(source, named);
  const isPassing = react === 'PropsWithChildren' || (named.type === 'Identifier' && named.name === 'Readonly');
  if (isPassing && (react !== null || declarationsOf(source, 'Readonly').length === 0)) {
    return typeArgumentsOf(type).some(again);
  }
  if (named.type !== 'Identifier') return true;
  const own = declarationsOf(source, named.name);
  if (own.length > 0) return own.some((one) => declaredHas(project, source, one, name, depth));
  const there = importedFrom(project, source, named.name);
  const all = there ? declarationsOf(there.source, there.name) : [];
  return !there || all.length === 0 || all.some((one) => declaredHas(project, there.source, one, name, depth));
}

function declaredHas(project: Project, source: ParsedSource, one: Declared, name: string, depth: number): boolean {
  if (one.type === 'TSTypeAliasDeclaration') return mayHave(project, source, one.typeAnnotation, name, depth + 1);
  return (
    hasMember(one.body.body, name) || extendsOf(one).some((base) => mayHave(project, source, base, name, depth + 1))
  );
}

/** `Base` in `extends Base`. */
function baseOf(type: t.Node): t.Node | null {
  if (type.type === 'TSExpressionWithTypeArguments') return type.expression;
  const { type: kind, expression } = type as AnyNode;
  return String(kind) === 'TSInterfaceHeritage' ? (expression as t.Node) : null;
}

export function extendsOf(declared: Declared): t.Node[] {
  return declared.type === 'TSInterfaceDeclaration' ? (declared.extends ?? []) : [];
}

/** An index signature may mean any member. */
export function hasMember(list: readonly t.TSTypeElement[], name: string): boolean {
  return list.some((one) => {
    if (one.type === 'TSIndexSignature') return true;
    return 'key' in one && (keyName(one.key) === name || (one as { computed?: boolean }).computed === true);
  });
}

/** Those at the top level of a file; several make one interface. */
function declarationsOf({ ast }: ParsedSource, name: string): Declared[] {
  return ast.program.body.flatMap((statement): Declared[] => {
    const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isType = one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration';
    return isType && one.id.name === name ? [one] : [];
  });
}

function importedFrom(
  project: Project,
  source: ParsedSource,
  name: string,
): { source: ParsedSource; name: string } | null {
  const binding = resolveName(name, [source.ast.program as AnyNode]);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  const file = spec && project.resolveImport(spec.specifier, source.file);
  const text = file ? project.read(file) : null;
  if (!spec || !file || text === null) return null;
  const parsed = parseSource(text, file);
  return parsed.ok ? { source: parsed, name: spec.imported } : null;
}

export function membersOf(type: t.Node): Members | null {
  if (type.type === 'TSTypeLiteral') return { list: type.members, body: type };
  return type.type === 'TSInterfaceBody' ? { list: type.body, body: type } : null;
}

/** The declaration of a type that nothing but this reference to it names, here or in another file. */
export function ownDeclaration(project: Project, source: ParsedSource, type: t.Node): Declared | null {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
  const { name } = type.typeName;
  const [one, more] = declarationsOf(source, name);
  if (!one || more || countOf(source, name) !== 2) return null;
  return source.ast.program.body.includes(one) || !isNamedElsewhere(project, source.file, name) ? one : null;
}

/** True also where that cannot be told: imports of types are gone from what the app loads. */
function isNamedElsewhere(project: Project, file: string, name: string): boolean {
  const files = project.filesNaming?.([name]);
  return !files || files.some((one) => one !== file);
}

function countOf({ ast }: ParsedSource, name: string): number {
  let count = 0;
  const visit = (one: AnyNode): void => {
    if (one.type === 'Identifier' && one.name === name) count++;
    forEachChild(one, visit);
  };
  visit(ast.program as AnyNode);
  return count;
}
