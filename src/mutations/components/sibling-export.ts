/**
 * Another export of the module that a name comes from, such as another icon of the same package: its import takes the place of
 * the present one, or joins it when the present one is still in use.
 */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import type { Atom } from '../check/verify.ts';
import { freeNames, resolveName } from '../jsx/bindings.ts';
import { ensureImport, type ImportSpec, importOf, named } from '../jsx/imports.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project, Refusal } from '../mutation.ts';
import { invalidField, nameTaken, type Where } from '../refusals.ts';
import type { Span } from '../unused/declarations.ts';
import { unusedWithout } from '../unused/unused.ts';

export interface SiblingExport {
  /** the name in the code now */
  present: string;
  /** exported name; with a default import, the name that the file gives it */
  name: string;
  /** as in the import of `present`; with a default import, a module of the same folder (`@mui/icons-material/Star`) */
  importFrom: string;
}

export interface ImportedSibling {
  /** to be written */
  name: string;
  /** atoms that the change of the import adds or removes */
  atoms: ReadonlySet<Atom>;
}

interface Use {
  /** of the code that will use the name */
  ancestors: readonly AnyNode[];
  where: Where;
  /** spans of the text that uses `present` and goes */
  gone: readonly Span[];
}

const NAME = /^[A-Za-z_$][\w$]*$/;
/** Without quotes and backslashes: it is written into a string. */
const MODULE = /^[\w@.~$+-]+(?:\/[\w.~$+-]+)*$/;

/** Notes the import. */
export function importSibling(
  project: Project,
  draft: Draft,
  { present, name, importFrom }: SiblingExport,
  { ancestors, where, gone }: Use,
): ImportedSibling | Refusal {
  const source = draft.source as ParsedSource;
  const binding = resolveName(present, ancestors);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!binding || !spec || !NAME.test(name) || !isSibling(spec, importFrom)) {
    return invalidField('importFrom', `names no module from which \`${present}\` is imported`);
  }
  const wanted: ImportSpec = {
    specifier: importFrom,
    imported: spec.imported === 'default' ? 'default' : name,
    local: name,
    isType: false,
  };
  const known = localOf(source, wanted, ancestors);
  if (known) return { name: known, atoms: new Set() };
  if (resolveName(name, ancestors) || freeNames(source.ast.program).has(name)) return nameTaken(where, name);
  return importInstead(project, draft, { node: binding.node, spec }, wanted, gone);
}

/** Notes an import in the place of the present one, or beside it where other code uses that. */
export function importInstead(
  project: Project,
  draft: Draft,
  present: { node: AnyNode; spec: ImportSpec },
  wanted: ImportSpec,
  gone: readonly Span[],
): ImportedSibling {
  const source = draft.source as ParsedSource;
  const { node: specifier, spec } = present;
  const put = wanted.local === spec.local ? '' : wanted.local;
  const isUnused = isUnusedWithout(source, specifier, gone, put);
  if (isUnused && keepsOthers(present, wanted, source)) replaceImport(draft, source, specifier, wanted);
  else ensureImport(project, draft, wanted);
  const names = [spec.local, spec.imported, wanted.local, wanted.imported].map((one) => `identifier:${one}`);
  const modules = [spec, wanted].map((one) => `import:${one.specifier}`);
  return { name: wanted.local, atoms: new Set([...names, ...modules, 'ImportDeclaration']) };
}

/**
 * True where no code uses an import but that in the spans.
 *
 * @param put the text that takes the place of these
 */
export function isUnusedWithout(source: ParsedSource, specifier: AnyNode, gone: readonly Span[], put: string): boolean {
  const { spans } = unusedWithout(source, gone, put);
  return spans.some(({ start, end }) => start <= startOf(specifier) && endOf(specifier) <= end);
}

function isSibling({ specifier, imported, isType }: ImportSpec, importFrom: string): boolean {
  if (isType || imported === '*') return false;
  if (imported !== 'default') return specifier === importFrom;
  return MODULE.test(importFrom) && folderOf(importFrom) !== null && folderOf(specifier) === folderOf(importFrom);
}

/** Null for a specifier without a folder: the default exports of packages have nothing in common. */
function folderOf(specifier: string): string | null {
  return /^(.+)\/[^/]+$/.exec(specifier)?.[1] ?? null;
}

/** The local name under which the file imports it already. */
export function localOf(
  source: ParsedSource,
  { specifier, imported }: ImportSpec,
  ancestors: readonly AnyNode[],
): string | null {
  for (const statement of source.ast.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== specifier) continue;
    for (const { local } of statement.specifiers) {
      const binding = resolveName(local.name, ancestors);
      const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
      if (spec?.imported === imported && spec.specifier === specifier && !spec.isType) return local.name;
    }
  }
  return null;
}

/** Of a default import the module changes with the name: other names of its declaration would come from there, too. */
function keepsOthers(
  { node, spec }: { node: AnyNode; spec: ImportSpec },
  wanted: ImportSpec,
  source: ParsedSource,
): boolean {
  return wanted.specifier === spec.specifier || declarationOf(source, node)?.specifiers.length === 1;
}

function replaceImport(draft: Draft, source: ParsedSource, specifier: AnyNode, wanted: ImportSpec): void {
  const text = specifier.type === 'ImportSpecifier' ? named(wanted) : wanted.local;
  draft.replace(startOf(specifier), endOf(specifier), text);
  const declaration = wanted.imported === 'default' && declarationOf(source, specifier);
  if (!declaration) return;
  const [start, end] = [startOf(declaration.source) + 1, endOf(declaration.source) - 1];
  draft.replace(start, end, wanted.specifier);
}

function declarationOf({ ast }: ParsedSource, specifier: AnyNode): t.ImportDeclaration | undefined {
  return ast.program.body.find(
    (one): one is t.ImportDeclaration =>
      one.type === 'ImportDeclaration' && one.specifiers.some((each) => (each as AnyNode) === specifier),
  );
}
