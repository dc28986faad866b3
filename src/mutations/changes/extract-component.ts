/**
 * EXTRACT_COMPONENT: an element becomes a component in a file of its own, and its place the component's only use. Values
 * from around the element become props (`extract/uses.ts`); the element moves as it is written, with its ids.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX } from '../../protocol/codebase-id.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn, type Expectation } from '../check/verify.ts';
import { type CallSite, callSite } from '../extract/call-site.ts';
import { componentFile } from '../extract/component-file.ts';
import { type NewFile, propsTypeName, writeFile } from '../extract/new-file.ts';
import { ownImports, typesFor } from '../extract/prop-types.ts';
import { badComponentName, componentNameTaken } from '../extract/refusals.ts';
import { type Extracted, type Uses, usesOf } from '../extract/uses.ts';
import { whyNotExtracted } from '../extract/why-not.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { type Binding, freeNames, resolveName } from '../jsx/bindings.ts';
import { elementAt, findElement, type Target } from '../jsx/find-element.ts';
import { ensureImport } from '../jsx/imports.ts';
import { defaultExport } from '../jsx/module-style.ts';
import { type AnyNode, endOf, startOf, tagNameOf } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import { specifierFor } from '../jsx/specifier-for.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { fileExists, isRefusal, nameTaken } from '../refusals.ts';
import { exportNameOf } from '../scope/scope-check.ts';
import { atomsOf, unusedWarning } from '../unused/remove-unused.ts';
import { unusedWithout } from '../unused/unused.ts';

export function extractComponent(change: ChangeItem<'EXTRACT_COMPONENT'>, project: Project): Plan | Refusal {
  const { codebaseIdToExtract, componentName: name, filename } = change.changeFields;
  if (!/^\p{Lu}[\p{L}\p{N}_$]*$/u.test(name)) return badComponentName(name);
  const target = findElement(project, codebaseIdToExtract);
  if (isRefusal(target)) return target;
  const file = componentFile(project, target, name, filename);
  if (isRefusal(file)) return file;
  const refused = whyNotExtracted(target, file) ?? whyNotNamed(target, name);
  if (refused) return refused;
  if (project.read(file) !== null) return fileExists(file);
  const made = { file, name, exported: defaultExport(target.source) ? 'default' : name };
  const extracted = extractedFrom(target);
  const uses = usesOf(extracted);
  if (isRefusal(uses)) return uses;
  return plan(project, extracted, made, uses, ADD_PLACEHOLDER_PREFIX + change.id);
}

function extractedFrom({ source, node, ancestors, where }: Target): Extracted {
  const key = findAttribute(node.openingElement, 'key');
  return { source, node: node as Extracted['node'], ancestors, key: key ?? null, where };
}

function whyNotNamed({ source, ancestors, where }: Target, name: string): Refusal | null {
  const isTaken = resolveName(name, ancestors) ?? freeNames(source.ast.program).get(name);
  return isTaken ? componentNameTaken(where, name) : null;
}

function plan(project: Project, extracted: Extracted, made: NewFile, uses: Uses, placeholder: string): Plan | Refusal {
  const { source, node, where } = extracted;
  const site = callSite(extracted, made.name, uses.props);
  const props = typesFor(project, extracted, made.file, uses, site);
  if (isRefusal(props)) return props;
  const own = [...uses.own, ...props.own];
  const imports = [...ownImports(extracted, made.file, uses.own), ...props.imports];
  const known = { ...uses, imports: [...uses.imports, ...props.known] };
  const declared = props.types?.length ? [made.name, propsTypeName(source, made.name)] : [made.name];
  const taken = twiceNamed([...declared, ...known.imports.map((one) => one.name), ...imports.map((one) => one.local)]);
  if (taken !== null) return nameTaken(where, taken);
  const { draft, mark, lost, locals, exported } = callSiteDraft(project, extracted, made, site, own);
  const written = writeFile(extracted, made, {
    uses: known,
    types: props.types,
    imports,
    needsReact: props.needsReact,
  });
  const creating = new Draft(null, made.file, '', true);
  creating.insert(0, written.text);
  const at = { file: source.file, start: draft.offsetOf(mark) };
  return {
    parts: [
      {
        draft: creating,
        expectation: { where: { file: made.file }, readText: readingBack(made, written.element, node) },
      },
      { draft, expectation: expectationFor(extracted, made, site, lost, at.start) },
    ],
    moved: [{ from: { file: source.file, start: startOf(node) }, to: { file: made.file, start: written.element } }],
    added: [{ placeholder, at }],
    warnings: [...exported.map((one) => `Exported \`${one}\`: the new file uses it.`), ...unusedWarning(locals)],
  };
}

/** A name that the new file would have for two things. */
function twiceNamed(names: readonly string[]): string | null {
  return names.find((name, i) => names.indexOf(name) !== i) ?? null;
}

interface CallSiteDraft {
  draft: Draft;
  mark: ReturnType<Draft['insert']>;
  /** atoms of the declarations that only the element used */
  lost: ReadonlySet<string>;
  /** their names */
  locals: string[];
  /** names that the file exports from now on */
  exported: string[];
}

function callSiteDraft(
  project: Project,
  { source, node }: Extracted,
  made: NewFile,
  site: CallSite,
  own: readonly Binding[],
): CallSiteDraft {
  const draft = new Draft(source);
  const mark = draft.replace(site.start, site.end, site.text);
  const names = own.map(({ name }) => name).join(' ');
  const gone = { start: startOf(node), end: endOf(node) };
  const unused = unusedWithout(source, [gone], `${site.text} ${names}`);
  for (const { start, end } of unused.spans) draft.remove(start, end);
  const specifier = specifierFor(project, source, made.file);
  ensureImport(project, draft, { specifier, imported: made.exported, local: made.name, isType: false }, unused.spans);
  // Behind the import, where both stand at the file's top.
  const hidden = own.filter((binding) => exportNameOf(source, binding) === null);
  for (const { node } of hidden) draft.insert(startOf(statementAround(source, node)), 'export ');
  const lost = atomsOf(source.ast.program as AnyNode, unused.spans);
  return { draft, mark, lost, locals: unused.locals, exported: hidden.map(({ name }) => name) };
}

function statementAround({ ast }: Extracted['source'], node: AnyNode): AnyNode {
  const found = ast.program.body.find((one) => startOf(one) <= startOf(node) && endOf(node) <= endOf(one));
  return (found ?? node) as AnyNode;
}

function expectationFor(
  { node, where }: Extracted,
  made: NewFile,
  site: CallSite,
  lost: ReadonlySet<string>,
  at: number,
): Expectation {
  const gone = atomsIn(node);
  const parsed = parseSource(`(${site.text})`, 'a.tsx');
  const put = parsed.ok ? atomsIn(parsed.ast.program) : new Set<string>();
  return {
    where,
    gains: (atom) =>
      put.has(atom) ||
      /^(?:import:|ImportDeclaration$|ExportNamedDeclaration$)/.test(atom) ||
      atom === `identifier:${made.name}`,
    losses: (atom) => gone.has(atom) || lost.has(atom),
    readBack: (after) => {
      const element = after.elementAt(at);
      const isThere = element && tagNameOf(element.openingElement.name) === made.name;
      return isThere ? null : 'the component does not stand in the place of the element';
    },
  };
}

function readingBack(made: NewFile, start: number, node: Extracted['node']): (text: string) => string | null {
  return (text) => {
    const parsed = parseSource(text, made.file);
    if (!parsed.ok) return `the new file does not parse (${parsed.reason})`;
    const found = elementAt(parsed, start);
    const tag = tagNameOf(node.openingElement.name);
    return found?.tagName === tag ? null : 'the new file does not hold the element';
  };
}
