/** From a name in code to the value that it stands for, as far as one declaration after the other tells. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { findExport } from '../trace/modules.ts';
import type { Origin } from '../trace/origin-node.ts';

const MOST_HOPS = 8;

/** Follows constants, imports and members of objects; anything else stays as it is. */
export function followName(project: Project, origin: Origin, hops = 0): Origin {
  const node = unwrapNode(origin.node) as AnyNode;
  const here = { ...origin, node };
  if (hops > MOST_HOPS) return here;
  if (node.type === 'Identifier') {
    const next = declared(project, here, node.name);
    return next ? followName(project, next, hops + 1) : here;
  }
  if (node.type !== 'MemberExpression' || (node.computed && node.property.type !== 'StringLiteral')) return here;
  const object = followName(project, { ...here, node: node.object as AnyNode }, hops + 1);
  const name = keyName(node.property);
  if (object.node.type === 'Program') {
    const found = findExport(project, object.in.file, name);
    return found ? followName(project, found, hops + 1) : here;
  }
  // `stylex.create({ box: { … } })` as well as the object itself
  const table = object.node.type === 'CallExpression' ? object.node.arguments[0] : object.node;
  if (table?.type !== 'ObjectExpression') return here;
  const property = table.properties.find((one) => one.type === 'ObjectProperty' && keyName(one.key) === name);
  return property?.type === 'ObjectProperty' ? { ...object, node: property.value as AnyNode } : here;
}

/** The value that a name is declared with. */
export function declared(project: Project, { in: file, ancestors }: Origin, name: string): Origin | null {
  const binding = file.source && resolveName(name, ancestors);
  if (!file.source || !binding) return null;
  if (binding.kind === 'import') {
    const spec = importOf(file.source, binding);
    const from = spec && project.resolveImport(spec.specifier, file.file);
    return (from && findExport(project, from, spec.imported)) || null;
  }
  if (binding.node.type !== 'VariableDeclarator' || binding.node.id !== binding.id || !binding.node.init) return null;
  const at = ancestors.indexOf(binding.scope);
  return { node: binding.node.init as AnyNode, in: file, ancestors: ancestors.slice(0, at + 1) };
}

/** The module that a name is imported from; null for names of the file's own. */
export function importedFrom(source: ParsedSource, ancestors: readonly AnyNode[], name: string): string | null {
  const binding = resolveName(name, ancestors);
  return (binding?.kind === 'import' && importOf(source, binding)?.specifier) || null;
}

/** The name at the root of a call, member or tagged template: `styled` of `styled.h1.attrs(…)`…``. */
export function rootName(node: t.Node): string | null {
  const inner = unwrapNode(node);
  switch (inner.type) {
    case 'Identifier':
      return inner.name;
    case 'CallExpression':
      return rootName(inner.callee);
    case 'TaggedTemplateExpression':
      return rootName(inner.tag);
    case 'MemberExpression':
      return rootName(inner.object);
    default:
      return null;
  }
}
