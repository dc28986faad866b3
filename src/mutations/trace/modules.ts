/** Exports of a module, followed through re-exports and into JSON. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, startOf } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { parseJson } from './json.ts';
import type { Origin, ValueFile } from './origin-node.ts';

export function readValueFile(project: Project, file: string): { file: ValueFile; root: Origin } | null {
  const text = project.read(file);
  if (text === null) return null;
  if (/\.json$/i.test(file)) {
    const node = parseJson(text);
    const own = { file, text, source: null };
    return node && { file: own, root: { node, in: own, ancestors: [] } };
  }
  const source = parseSource(text, file);
  if (!source.ok) return null;
  const own = { file, text, source };
  return { file: own, root: { node: source.ast.program as AnyNode, in: own, ancestors: [] } };
}

/**
 * The declaration or expression behind an exported name; a namespace is the program itself.
 * @param seen exports that were asked for, as modules may export each other in a circle
 * @returns null when it leads to a package, or nowhere
 */
export function findExport(project: Project, file: string, name: string, seen = new Set<string>()): Origin | null {
  const id = JSON.stringify([file, name]);
  const read = seen.has(id) ? null : readValueFile(project, file);
  if (!read) return null;
  seen.add(id);
  const { root } = read;
  if (!read.file.source) return name === 'default' || name === '*' ? root : member(root, name);
  if (name === '*') return root;
  const program = root.node as AnyNode & t.Program;
  for (const statement of program.body) {
    const found = exportIn(project, read.file, program, statement as AnyNode, name, seen);
    if (found) return found;
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportAllDeclaration') continue;
    const next = project.resolveImport(statement.source.value, file);
    const found = next && findExport(project, next, name, seen);
    if (found) return found;
  }
  return null;
}

/** A name that a module exports. */
export interface ModuleExport {
  file: string;
  name: string;
}

/** True for two exports of one declaration, also where other modules hand it on, under any name. */
export function isSameExport(project: Project, one: ModuleExport, other: ModuleExport): boolean {
  if (one.file === other.file && one.name === other.name) return true;
  const place = placeOfExport(project, one);
  return place !== null && place === placeOfExport(project, other);
}

/** File and offset of the declaration behind an export; null as in `findExport`. */
function placeOfExport(project: Project, { file, name }: ModuleExport, seen = new Set<string>()): string | null {
  const found = findExport(project, file, name, seen);
  if (!found) return null;
  const { node, in: own } = found;
  const program = own.source?.ast.program as AnyNode | undefined;
  const binding = program && node.type === 'Identifier' ? resolveName(node.name, [program]) : null;
  const spec = own.source && binding?.kind === 'import' ? importOf(own.source, binding) : null;
  const next = spec && project.resolveImport(spec.specifier, own.file);
  if (spec && next) return placeOfExport(project, { file: next, name: spec.imported }, seen);
  const id = binding?.id ?? (node.id as AnyNode | null | undefined) ?? node;
  return JSON.stringify([own.file, startOf(id)]);
}

export function exportedName({ exported }: t.ExportSpecifier): string {
  return exported.type === 'Identifier' ? exported.name : exported.value;
}

function member(root: Origin, name: string): Origin | null {
  if (root.node.type !== 'ObjectExpression') return null;
  const property = root.node.properties.find(
    (one) => one.type === 'ObjectProperty' && one.key.type === 'StringLiteral' && one.key.value === name,
  );
  return property ? { ...root, node: (property as t.ObjectProperty).value as AnyNode } : null;
}

function exportIn(
  project: Project,
  file: ValueFile,
  program: AnyNode,
  statement: AnyNode,
  name: string,
  seen: Set<string>,
): Origin | null {
  if (statement.type === 'ExportDefaultDeclaration') {
    if (name !== 'default') return null;
    return { node: statement.declaration as AnyNode, in: file, ancestors: [program, statement] };
  }
  if (statement.type !== 'ExportNamedDeclaration') return null;
  const declaration = statement.declaration as AnyNode | null | undefined;
  if (declaration) return declares(declaration, name) ? nameAt(name, file, program) : null;
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ExportSpecifier') continue;
    if (exportedName(specifier) !== name) continue;
    if (!statement.source) return nameAt(specifier.local.name, file, program);
    const next = project.resolveImport(statement.source.value, file.file);
    return next ? findExport(project, next, specifier.local.name, seen) : null;
  }
  return null;
}

function declares(declaration: AnyNode, name: string): boolean {
  if (declaration.type !== 'VariableDeclaration') return (declaration.id as AnyNode | undefined)?.name === name;
  return declaration.declarations.some((one) => one.id.type === 'Identifier' && one.id.name === name);
}

/** The declared name itself: whoever follows it goes on from its binding. */
function nameAt(name: string, file: ValueFile, program: AnyNode): Origin | null {
  const binding = resolveName(name, [program]);
  return binding && { node: binding.id, in: file, ancestors: [program] };
}
