/** Whether code still means the same at another place: names it uses, and imports it needs there. */

import type { Draft } from '../check/draft.ts';
import { type Binding, freeNames, resolveName } from '../jsx/bindings.ts';
import { ensureImport, type ImportSpec, importOf, joinPath, rebase, relativeSpecifier } from '../jsx/imports.ts';
import { type AnyNode, isFunction } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { listCallOf } from '../jsx/slots.ts';
import type { Project, Refusal } from '../mutation.ts';
import { nameTaken, usesLocal, type Where } from '../refusals.ts';
import { isSameExport } from '../trace/modules.ts';
import { ownerName } from '../trace/origin.ts';

export interface CodeAt {
  source: ParsedSource;
  ancestors: readonly AnyNode[];
}

/**
 * Notes in `draft` (of the destination's file) the imports that `code` needs there.
 * @returns the refusal when some name would mean something else, or nothing, at the destination
 */
export function carryNames(
  project: Project,
  code: AnyNode,
  from: CodeAt,
  to: CodeAt,
  draft: Draft,
  where: Where,
): Refusal | null {
  for (const name of freeNames(code).keys()) {
    const refused = carryName(project, name, from, to, draft, where);
    if (refused) return refused;
  }
  return null;
}

/** The same for one name. */
export function carryName(
  project: Project,
  name: string,
  from: CodeAt,
  to: CodeAt,
  draft: Draft,
  where: Where,
): Refusal | null {
  const here = resolveName(name, from.ancestors);
  const there = resolveName(name, to.ancestors);
  if (here === there) return null;
  if (!here) return nameTaken(where, name);
  if (here.scope.type !== 'Program') return usesLocal(where, name, scopeName(here, from.ancestors));
  if (from.source.file === to.source.file) return nameTaken(where, name);
  const spec = here.kind === 'import' ? carriedImport(from, to, here) : exportedSpec(from, to, here);
  if (!spec) return usesLocal(where, name, `${from.source.file}, which does not export it`);
  if (!there) {
    if (spec.specifier.startsWith('.') && joinPath(to.source.file, spec.specifier) === withoutEnding(to.source.file)) {
      return nameTaken(where, name);
    }
    ensureImport(project, draft, spec);
    return null;
  }
  return meansSame(project, spec, to, there) ? null : nameTaken(where, name);
}

function carriedImport(from: CodeAt, to: CodeAt, binding: Binding): ImportSpec | null {
  const spec = importOf(from.source, binding);
  return spec && { ...spec, specifier: rebase(spec.specifier, from.source.file, to.source.file) };
}

/** An import of a name that the source file itself declares and exports. */
function exportedSpec(from: CodeAt, to: CodeAt, binding: Binding): ImportSpec | null {
  const imported = exportNameOf(from.source, binding);
  if (imported === null) return null;
  const specifier = relativeSpecifier(to.source.file, withoutEnding(from.source.file));
  return { specifier, imported, local: binding.name, isType: binding.kind === 'type' };
}

/** The name under which a module exports one of its own declarations, null when it does not. */
export function exportNameOf(source: ParsedSource, binding: Binding): string | null {
  for (const statement of source.ast.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      const isIt =
        declaration.type === 'Identifier'
          ? declaration.name === binding.name
          : isNodeOf(declaration as AnyNode, binding);
      if (isIt) return 'default';
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const declaration = statement.declaration as AnyNode | null | undefined;
    if (declaration && declares(declaration, binding)) return binding.name;
    for (const specifier of statement.source ? [] : statement.specifiers) {
      if (specifier.type !== 'ExportSpecifier' || specifier.local.name !== binding.name) continue;
      return specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
    }
  }
  return null;
}

function isNodeOf(declaration: AnyNode, binding: Binding): boolean {
  return declaration === binding.node;
}

function declares(declaration: AnyNode, binding: Binding): boolean {
  if (declaration.type === 'VariableDeclaration') return (declaration.declarations as unknown[]).includes(binding.node);
  return declaration === binding.node;
}

/** True if the name at the destination already refers to the same import. */
function meansSame(project: Project, spec: ImportSpec, { source }: CodeAt, there: Binding): boolean {
  const { file } = source;
  const own = there.kind === 'import' ? importOf(source, there) : null;
  if (own && own.imported === spec.imported && own.specifier === spec.specifier) return true;
  const wanted = project.resolveImport(spec.specifier, file);
  const known = own ? project.resolveImport(own.specifier, file) : file;
  const name = own ? own.imported : there.scope.type === 'Program' ? exportNameOf(source, there) : null;
  if (wanted === null || known === null || name === null) return false;
  return isSameExport(project, { file: wanted, name: spec.imported }, { file: known, name });
}

export function withoutEnding(file: string): string {
  return file.replace(/\.(?:tsx?|jsx?|mts|mjs|cts|cjs)$/, '').replace(/\/index$/, '');
}

/** Words for the scope of a binding. */
function scopeName(binding: Binding, ancestors: readonly AnyNode[]): string {
  const { scope } = binding;
  const fn = isFunction(scope)
    ? scope
    : ancestors.slice(0, ancestors.indexOf(scope)).findLast((one) => isFunction(one));
  if (!fn) return 'a block of this file';
  if (listCallOf(fn, ancestors)) return 'the callback of the list';
  const owner = ownerName(fn, ancestors);
  return owner ? `the component ${owner}` : 'the function around it';
}

/** Sentences for an element that leaves or enters a list: it shows once, or once per item, from then on. */
export function listWarnings(from: readonly AnyNode[], to: readonly AnyNode[]): string[] {
  const lists = (chain: readonly AnyNode[]) => chain.filter((node) => isFunction(node) && listCallOf(node, chain));
  const before = lists(from);
  const after = lists(to);
  const warnings: string[] = [];
  if (before.some((one) => !after.includes(one)))
    warnings.push('It stood in a list: it shows once now, not once per item.');
  if (after.some((one) => !before.includes(one))) warnings.push('It stands in a list now: it shows once per item.');
  return warnings;
}
