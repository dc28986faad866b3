/** Where a component of the project is used: the elements of it, in its own file and in those that import it. */

import { type Binding, resolveName } from '../bindings.ts';
import { ancestorsOf, whereIs } from '../find-element.ts';
import { importedName } from '../imported-names.ts';
import type { Project } from '../mutation.ts';
import { type AnyNode, startOf } from '../nodes.ts';
import { type ParsedSource, parseSource } from '../parse.ts';
import { placeName } from '../refusals.ts';
import { exportNameOf } from '../scope-check.ts';
import type { Origin } from './origin-node.ts';

export interface CallSites {
  /** the JSX elements */
  sites: Origin[];
  /** places where the component is used in other ways, which cannot be followed */
  others: string[];
}

/** @param name the component's name at the top level of its file */
export function callSitesOf(project: Project, source: ParsedSource, name: string): CallSites {
  const found: CallSites = { sites: [], others: [] };
  const binding = resolveName(name, [source.ast.program as AnyNode]);
  collect(source, name, found);
  const exported = binding ? exportNameOf(source, binding) : 'default';
  if (exported === null) return found;
  const queue = [{ file: source.file, exported }];
  const seen = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const id = `${next.file} ${next.exported}`;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const file of project.importersOf(next.file)) {
      const text = file === source.file ? null : project.read(file);
      const parsed = text === null ? null : parseSource(text, file);
      if (!parsed?.ok) continue;
      for (const local of localNames(project, parsed, next.file, next.exported)) collect(parsed, local, found);
      for (const again of reExports(project, parsed, next.file, next.exported)) queue.push({ file, exported: again });
    }
  }
  return found;
}

/** Names under which a file hands an export of another one on. */
function reExports(project: Project, barrel: ParsedSource, file: string, exported: string): string[] {
  return barrel.ast.program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      return leadsTo(project, statement.source.value, barrel.file, file) ? [exported] : [];
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    if (!leadsTo(project, statement.source.value, barrel.file, file)) return [];
    return statement.specifiers.flatMap((one) => {
      if (one.type !== 'ExportSpecifier' || one.local.name !== exported) return [];
      return [one.exported.type === 'Identifier' ? one.exported.name : one.exported.value];
    });
  });
}

/** Names, namespaces as `x.Name`, by which a file knows an export. */
function localNames(project: Project, importer: ParsedSource, file: string, exported: string): string[] {
  const names: string[] = [];
  for (const statement of importer.ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (!leadsTo(project, statement.source.value, importer.file, file)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') names.push(`${specifier.local.name}.${exported}`);
      else {
        const imported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : importedName(specifier);
        if (imported === exported) names.push(specifier.local.name);
      }
    }
  }
  return names;
}

function leadsTo(project: Project, specifier: string, importer: string, file: string): boolean {
  return project.resolveImport(specifier, importer) === file;
}

function collect(source: ParsedSource, tag: string, found: CallSites): void {
  for (const element of source.elements) {
    if (element.tagName !== tag) continue;
    const node = element.node as AnyNode;
    const ancestors = ancestorsOf(source.ast.program, node);
    const file = { file: source.file, text: source.text, source };
    found.sites.push({ node, in: file, ancestors });
  }
  const local = tag.split('.')[0] as string;
  const binding = resolveName(local, [source.ast.program as AnyNode]);
  if (binding) for (const place of otherUses(source, binding, local)) found.others.push(place);
}

/** `component: Card`, `createElement(Card)`, `styled(Card)`: uses that pass the component on. */
function otherUses(source: ParsedSource, binding: Binding, name: string): string[] {
  const places: string[] = [];
  const pattern = new RegExp(`(?<![\\w$.'"</-])${name.replace(/\$/g, '\\$')}(?![\\w$-])`, 'g');
  for (const match of source.text.matchAll(pattern)) {
    const at = match.index;
    if (at === startOf(binding.id)) continue;
    const before = source.text.slice(Math.max(0, at - 40), at);
    const isPassedOn = /(?:createElement\(|component[:=]\s*\{?|styled\(|as=\{)\s*$/.test(before);
    if (isPassedOn) places.push(placeName(whereIs(source, at)));
  }
  return places;
}
