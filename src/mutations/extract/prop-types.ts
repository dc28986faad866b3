/** The types of the new component's props, as its file writes them, and the imports that they need. */
import { Draft } from '../check/draft.ts';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { type ImportSpec, importOf, rebase, relativeSpecifier } from '../jsx/imports.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project, Refusal, TypeName } from '../mutation.ts';
import { exportNameOf, withoutEnding } from '../scope/scope-check.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import type { CallSite } from './call-site.ts';
import { typeUnknown } from './refusals.ts';
import type { Extracted, Uses } from './uses.ts';

export interface WrittenProps {
  /** null in files without types */
  types: string[] | null;
  /** imports of the old file that the types need */
  known: Binding[];
  imports: ImportSpec[];
  /** types of the old file that the new one imports */
  own: Binding[];
  needsReact: boolean;
}

export function typesFor(
  project: Project,
  extracted: Extracted,
  into: string,
  uses: Uses,
  site: CallSite,
): WrittenProps | Refusal {
  const { source, where } = extracted;
  if (source.language === 'jsx') return { types: null, known: [], imports: [], own: [], needsReact: true };
  const draft = new Draft(source);
  const mark = draft.replace(site.start, site.end, site.text);
  const answer = project.writtenTypes?.({
    file: source.file,
    text: draft.newText(),
    starts: site.values.map((inner) => draft.offsetOf(mark, inner)),
    into,
    quote: quoteHabit(source.text),
  });
  const reason = answer?.ok ? null : (answer?.problem ?? 'TypeScript cannot be asked here');
  if (!answer?.ok) {
    const [first] = uses.props;
    return first
      ? typeUnknown(where, first.name, reason ?? '')
      : { types: [], known: [], imports: [], own: [], needsReact: false };
  }
  const types: string[] = [];
  const names = new Map<string, TypeName>();
  for (const [i, type] of answer.types.entries()) {
    const { name } = uses.props[i] as { name: string };
    if ('problem' in type) return typeUnknown(where, name, type.problem);
    types.push(type.text);
    for (const one of type.names) names.set(one.name, one);
  }
  const carried = new Set([...uses.imports, ...uses.own].map(({ name }) => name));
  const needed = [...names.values()].filter(({ name }) => !carried.has(name));
  const known = needed.flatMap((one) => knownImport(project, extracted, one) ?? []);
  const others = needed.filter((one) => !known.some(({ name }) => name === one.name));
  const own = others.flatMap((one) => ownType(extracted, one) ?? []);
  const imports = others.map((one) => importFor(project, extracted, into, one));
  return { types, known, imports, own, needsReact: answer.needsReact };
}

/** The import by which the old file knows a type, under the same name. */
function knownImport(project: Project, { source }: Extracted, { name, imported, from }: TypeName): Binding | null {
  const binding = resolveName(name, [source.ast.program as AnyNode]);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!spec || spec.imported !== imported) return null;
  const isIt =
    'file' in from
      ? project.resolveImport(spec.specifier, source.file) === from.file
      : spec.specifier === from.specifier;
  return isIt ? binding : null;
}

/** The type as the old file declares it. */
function ownType({ source }: Extracted, { from, imported }: TypeName): Binding | null {
  if (!('file' in from) || from.file !== source.file) return null;
  return resolveName(imported, [source.ast.program as AnyNode]);
}

function importFor(
  project: Project,
  { source }: Extracted,
  into: string,
  { name, imported, from }: TypeName,
): ImportSpec {
  const specifier =
    'file' in from ? specifierLike(project, source.file, from.file, into, source.ast.program.body) : from.specifier;
  return { specifier, imported, local: name, isType: true };
}

/** As the old file imports the same module, else relative. */
function specifierLike(
  project: Project,
  importer: string,
  file: string,
  into: string,
  body: Extracted['source']['ast']['program']['body'],
): string {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const { value } = statement.source;
    if (project.resolveImport(value, importer) === file) return rebase(value, importer, into);
  }
  return relativeSpecifier(into, withoutEnding(file));
}

/** Imports of declarations of the old file. */
export function ownImports({ source }: Extracted, into: string, own: readonly Binding[]): ImportSpec[] {
  return own.map((binding) => ({
    specifier: relativeSpecifier(into, withoutEnding(source.file)),
    imported: exportNameOf(source, binding) ?? binding.name,
    local: binding.name,
    isType: binding.kind === 'type',
  }));
}
