/** Where a component of the project is used: the elements of it, in its own file and in those that import it. */

import { assignedMember } from '../jsx/assigned-member.ts';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { ancestorsOf, whereIs } from '../jsx/find-element.ts';
import { type AnyNode, startOf } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { exportNameOf } from '../scope/scope-check.ts';
import { type ModuleIndex, moduleIndex } from './module-index.ts';
import type { ModuleExport } from './modules.ts';
import type { Origin } from './origin-node.ts';

export interface CallSites {
  /** the JSX elements */
  sites: Origin[];
  /** places where the component is used in other ways, which cannot be followed */
  others: Where[];
}

/** @param name the component's name at the top level of its file */
export function callSitesOf(project: Project, source: ParsedSource, name: string): CallSites {
  const found: CallSites = { sites: [], others: [] };
  for (const { file, text, local } of usesOf(project, source, name)) {
    const parsed = parseSource(text, file);
    if (!parsed.ok) continue;
    const { program } = parsed.ast;
    for (const { node, tagName } of parsed.elements) {
      if (tagName === local) found.sites.push(siteOf(parsed, node as AnyNode));
    }
    const binding = resolveName(local.split('.')[0] as string, [program as AnyNode]);
    if (binding) found.others.push(...otherUses(parsed, binding, local));
  }
  return found;
}

/** Elements whose tag is a name of the project's, with one of these behind it: `.Provider` of a context. */
export function sitesTagged(project: Project, source: ParsedSource, name: string, tails: readonly string[]): Origin[] {
  return usesOf(project, source, name).flatMap(({ file, text, local }) => {
    const parsed = parseSource(text, file);
    if (!parsed.ok) return [];
    const tags = tails.map((tail) => local + tail);
    const found = parsed.elements.filter(({ tagName }) => tags.includes(tagName));
    return found.map(({ node }) => siteOf(parsed, node as AnyNode));
  });
}

const siteOf = (source: ParsedSource, node: AnyNode): Origin => ({
  node,
  in: { file: source.file, text: source.text, source },
  ancestors: ancestorsOf(source.ast.program, node),
});

/** How many elements of a component the project has. */
export function countCallSites(project: Project, source: ParsedSource, name: string): number {
  return usesOf(project, source, name).reduce((sum, { index, local }) => sum + (index.tags.get(local) ?? 0), 0);
}

/** A file. */
interface Module {
  file: string;
  text: string;
  index: ModuleIndex;
}

/** A file that knows a component, by the tag that it has there. */
export interface Use extends Module {
  local: string;
}

/**
 * The files that know a component: its own, and those that import it, also by others that hand it on; with it those that know it as a
 * member of another: `Menus.Button = Button`.
 */
export function usesOf(project: Project, source: ParsedSource, name: string): Use[] {
  const uses = usesByName(project, source, name);
  return [...uses, ...uses.flatMap((use) => usesAsMember(project, use))];
}

function usesAsMember(project: Project, { file, text, local }: Use): Use[] {
  const assigned = new RegExp(`^([\\w$]+)\\.([\\w$]+)\\s*=\\s*${escaped(local)}(?![\\w$.(])`, 'gm');
  return [...text.matchAll(assigned)].flatMap(([, owner = '', member = '']) => {
    const parsed = parseSource(text, file);
    const value = parsed.ok ? assignedMember(parsed.ast.program, owner, member) : null;
    if (!parsed.ok || value?.type !== 'Identifier' || value.name !== local) return [];
    return usesByName(project, parsed, owner).map((use) => ({ ...use, local: `${use.local}.${member}` }));
  });
}

function usesByName(project: Project, source: ParsedSource, name: string): Use[] {
  const { file, text } = source;
  const own = moduleIndex(file, text);
  if (!own) return [];
  const itself: Use = { file, text, index: own, local: name };
  const binding = resolveName(name, [source.ast.program as AnyNode]);
  const exported = binding ? exportNameOf(source, binding) : 'default';
  if (exported === null) return [itself];
  const suppliers = suppliersOf(project, { file, name: exported });
  const others = suppliers.flatMap((supplier) =>
    supplier.importers.flatMap(({ locals, ...module }) => locals.map((local): Use => ({ ...module, local }))),
  );
  return [itself, ...others];
}

/** A module that exports a component: the one that declares it, or one that hands it on. */
export interface Supplier extends ModuleExport {
  /** the files that import the component from it, each with the tags that it has there */
  importers: (Module & { locals: string[] })[];
}

/** The suppliers of an export, its own module first. */
export function suppliersOf(project: Project, { file, name }: ModuleExport): Supplier[] {
  const suppliers: Supplier[] = [];
  const queue: ModuleExport[] = [{ file, name }];
  const seen = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const id = `${next.file} ${next.name}`;
    if (seen.has(id)) continue;
    seen.add(id);
    const supplier: Supplier = { ...next, importers: [] };
    suppliers.push(supplier);
    for (const importer of project.importersOf(next.file)) {
      const module = importer === file ? null : readImporter(project, importer, next.name);
      if (!module) continue;
      const locals = localNames(project, module, next.file, next.name);
      if (locals.length > 0) supplier.importers.push({ ...module, locals });
      for (const again of reExports(project, module, next.file, next.name)) queue.push({ file: importer, name: again });
    }
  }
  return suppliers;
}

/** A name that does not occur in a text is not used there; `export *` and namespaces name nothing. */
function readImporter(project: Project, file: string, exported: string): Module | null {
  const text = project.read(file);
  if (text === null) return null;
  const mayUse = () => exported === 'default' || text.includes(exported) || text.includes('*');
  const index = moduleIndex(file, text, mayUse);
  return index && { file, text, index };
}

/** Names under which a file hands an export of another one on. */
function reExports(project: Project, barrel: Module, file: string, exported: string): string[] {
  const { reExports: all } = barrel.index;
  if (all.size === 0) return [];
  const meant = [...(all.get(exported) ?? []), ...((exported !== 'default' && all.get('*')) || [])];
  return meant
    .filter((one) => leadsTo(project, one.specifier, barrel.file, file))
    .map((one) => (one.exported === '*' ? exported : one.exported));
}

/** Names, namespaces as `x.Name`, by which a file knows an export. */
function localNames(project: Project, importer: Module, file: string, exported: string): string[] {
  const { imports } = importer.index;
  if (!imports.has(exported) && !imports.has('*')) return [];
  return [...(imports.get(exported) ?? []), ...(imports.get('*') ?? [])]
    .filter(({ specifier }) => leadsTo(project, specifier, importer.file, file))
    .map(({ imported, local }) => (imported === '*' ? `${local}.${exported}` : local));
}

function leadsTo(project: Project, specifier: string, importer: string, file: string): boolean {
  return project.resolveImport(specifier, importer) === file;
}

/** Before a component's name that is passed on: `createElement(Card)`, `Component: Card`, `icon={Card}`, `all={{ Card }}`. */
const PASSED_ON =
  /(?:(?:createElement|jsxs?|jsxDEV|styled)(?:<[^<>()]*>)?\(|(?:component|boundary|layout|\bas)['"]?\s*:|=\s*\{+)\s*$/i;

/** @param before the code before a component's name. @returns true where that is a use which passes the component on */
export function isPassedOn(before: string): boolean {
  return PASSED_ON.test(before.slice(-40));
}

/** Uses that pass the component on. */
function otherUses(source: ParsedSource, binding: Binding, name: string): Where[] {
  const places: Where[] = [];
  const pattern = new RegExp(`(?<![\\w$.'"</-])${escaped(name)}(?![\\w$.-])`, 'g');
  for (const match of source.text.matchAll(pattern)) {
    const at = match.index;
    if (at === startOf(binding.id)) continue;
    if (isPassedOn(source.text.slice(Math.max(0, at - 40), at))) places.push(whereIs(source, at));
  }
  return places;
}

const escaped = (name: string) => name.replace(/[$.]/g, '\\$&');
