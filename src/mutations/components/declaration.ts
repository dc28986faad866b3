/**
 * From a component's name to its declaration: through imports, re-exports, namespaces and compound components
 * (`Tabs.List`), down to the function or class inside `memo(…)` and `forwardRef(…)`.
 */
import type * as t from '@babel/types';
import { assignedMember } from '../jsx/assigned-member.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { lazyImport } from '../jsx/lazy-import.ts';
import { type AnyNode, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { findExport } from '../trace/modules.ts';
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import { isStyled } from './styled-component.ts';

export interface ComponentDeclaration {
  in: ValueFile;
  /** of the function in it, else its own, as elements name their owner; null where it has none */
  name: string | null;
  /** the function, class or other value that the name is bound to */
  node: AnyNode;
  /** the type that the declared variable is annotated with, as in `const A: FC<Props>` */
  annotation: AnyNode | null;
  /** calls around the function, outermost first: `memo(…)`, `forwardRef<T, P>(…)` */
  wrappers: (AnyNode & t.CallExpression)[];
  /** where its name is declared, for its line and doc comment */
  start: number;
}

const MOST_HOPS = 12;

/** @returns null for components of packages and for computed values */
export function findDeclaration(project: Project, tag: string, use: Origin): ComponentDeclaration | null {
  const [root = '', ...members] = tag.split('.');
  let found = fromName(project, root, use, 0);
  for (const member of members) found = found && memberOf(project, member, found);
  return found && declarationOf(found);
}

/** The declaration behind an exported name of a file. */
export function findExportedDeclaration(project: Project, file: string, name: string): ComponentDeclaration | null {
  const found = findExport(project, file, name);
  const node = found && resolved(project, found, 0);
  return node && declarationOf(node);
}

function fromName(project: Project, name: string, use: Origin, hops: number): Origin | null {
  const { source } = use.in;
  const binding = source && hops < MOST_HOPS ? resolveName(name, use.ancestors) : null;
  if (!source || !binding) return null;
  if (binding.kind === 'import') {
    const spec = importOf(source, binding);
    const file = spec && project.resolveImport(spec.specifier, source.file);
    const found = file && findExport(project, file, spec.imported);
    return found ? resolved(project, found, hops + 1) : null;
  }
  const at = use.ancestors.indexOf(binding.scope);
  return resolved(project, { ...use, node: binding.node, ancestors: use.ancestors.slice(0, at + 1) }, hops + 1);
}

/** Follows names that only stand for other names: `export default Card`, `const A = B`. */
function resolved(project: Project, origin: Origin, hops: number): Origin | null {
  const node = stoodFor(unwrapNode(origin.node) as AnyNode);
  const loaded = loadedBy(project, origin, hops);
  if (loaded) return loaded;
  if (node.type === 'Identifier') return fromName(project, node.name, { ...origin, node }, hops);
  if (node.type !== 'VariableDeclarator') return { ...origin, node };
  const init = node.init && stoodFor(unwrapNode(node.init) as AnyNode);
  return init?.type === 'Identifier' ? fromName(project, init.name, { ...origin, node: init }, hops) : origin;
}

/** The component that `lazy(() => import('./Card'))` loads. */
function loadedBy(project: Project, { node, in: { file } }: Origin, hops: number): Origin | null {
  const loaded = lazyImport(node.type === 'VariableDeclarator' && node.init ? node.init : node);
  const module = loaded && hops < MOST_HOPS ? project.resolveImport(loaded.specifier, file) : null;
  const found = loaded && module ? findExport(project, module, loaded.imported) : null;
  return found && resolved(project, found, hops + 1);
}

/** `Card` of `memo(Card)`: the same component to whoever uses it. */
export function stoodFor(node: AnyNode): AnyNode {
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return first?.type === 'Identifier' && node.type === 'CallExpression' && isWrapper(node.callee)
    ? (first as AnyNode)
    : node;
}

/** Calls that give back the component they are given. */
export const isWrapper = (callee: t.Node): boolean => wrapperName(callee) !== null;

/** `memo` of `React.memo`; null for other calls. */
export function wrapperName(callee: t.Node): string | null {
  const name = callee.type === 'MemberExpression' ? keyName(callee.property) : keyName(callee);
  return /^(?:memo|forwardRef|observer|lazy)$/.test(name) ? name : null;
}

/** `List` of `Tabs`: of a namespace, an object, `Object.assign(Tabs, { List })`, or a later `Tabs.List = …`. */
function memberOf(project: Project, member: string, of: Origin): Origin | null {
  if (of.node.type === 'Program') {
    const found = findExport(project, of.in.file, member);
    return found && resolved(project, found, 0);
  }
  const value = of.node.type === 'VariableDeclarator' ? (unwrapNode(of.node.init ?? of.node) as AnyNode) : of.node;
  const objects = value.type === 'CallExpression' ? value.arguments : [value];
  for (const object of objects) {
    if (object.type !== 'ObjectExpression') continue;
    for (const property of object.properties) {
      if (property.type !== 'ObjectProperty' || property.computed || keyName(property.key) !== member) continue;
      return resolved(project, { ...of, node: property.value as AnyNode }, 0);
    }
  }
  const name = declaredName(of.node);
  const program = of.in.source?.ast.program;
  const assigned = program && name !== null ? assignedMember(program, name, member) : null;
  return assigned && resolved(project, { ...of, node: assigned, ancestors: of.ancestors.slice(0, 1) }, 0);
}

export function declaredName(node: AnyNode): string | null {
  const id = node.id as AnyNode | null | undefined;
  return id?.type === 'Identifier' ? id.name : null;
}

/** The function or class of a declaration or a value. */
export function declarationOf({ node, in: file, ancestors }: Origin): ComponentDeclaration {
  const isVariable = node.type === 'VariableDeclarator';
  const annotation = isVariable ? annotationOf(node.id as AnyNode) : null;
  const wrappers: ComponentDeclaration['wrappers'] = [];
  let inner = (isVariable ? unwrapNode(node.init ?? node) : unwrapNode(node)) as AnyNode;
  while (inner.type === 'CallExpression' && !isStyled(inner.callee)) {
    const first = inner.arguments[0] && (unwrapNode(inner.arguments[0]) as AnyNode);
    if (!first || (!isFunction(first) && first.type !== 'CallExpression' && first.type !== 'ClassExpression')) break;
    wrappers.push(inner);
    inner = first;
  }
  const isComponent = isFunction(inner) || inner.type === 'ClassDeclaration';
  const isDefault = isComponent && ancestors.at(-1)?.type === 'ExportDefaultDeclaration';
  const name = declaredName(inner) ?? declaredName(node) ?? (isDefault ? 'default' : null);
  return { in: file, name, node: inner, annotation, wrappers, start: startOf(node) };
}

/** The type behind the colon of a name or pattern. */
export function annotationOf(node: AnyNode): AnyNode | null {
  const annotation = node.typeAnnotation as AnyNode | null | undefined;
  return annotation?.type === 'TSTypeAnnotation' ? (annotation.typeAnnotation as AnyNode) : null;
}
