/** Import declarations: finding the import of a name, and adding one in the file's own style. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { indentAt, lineEnd, lineEndOf, skipLineEnd, startsItsLine } from '../text/layout.ts';
import { quoteHabit, usesSemicolons } from '../text/quote-habit.ts';
import type { Binding } from './bindings.ts';
import { importPlace, type Modules } from './import-place.ts';
import { importedName } from './imported-names.ts';
import { type AnyNode, endOf, startOf } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

interface Span {
  start: number;
  end: number;
}

export interface ImportSpec {
  /** as written in the importing file */
  specifier: string;
  /** exported name, `default`, or `*` for the namespace */
  imported: string;
  local: string;
  isType: boolean;
}

/** The import behind a binding. */
export function importOf(source: ParsedSource, binding: Binding): ImportSpec | null {
  for (const statement of source.ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((one) => (one as AnyNode) === binding.node);
    if (!specifier) continue;
    const isType = statement.importKind === 'type' || (specifier as t.ImportSpecifier).importKind === 'type';
    return { specifier: statement.source.value, imported: nameOf(specifier), local: specifier.local.name, isType };
  }
  return null;
}

type Specifier = t.ImportDeclaration['specifiers'][number];

/** The exported name, `default`, or `*` for the namespace. */
export function nameOf(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : importedName(specifier);
}

/**
 * Notes the import of a name that the file lacks: merged into a declaration of the same module where that is possible.
 * Calling it twice for one name and one draft adds it once.
 *
 * @param gone spans that the same draft removes
 */
export function ensureImport(modules: Modules, draft: Draft, spec: ImportSpec, gone: readonly Span[] = []): void {
  const source = draft.source as ParsedSource;
  const declarations = source.ast.program.body.filter(
    (one) =>
      one.type === 'ImportDeclaration' && !gone.some(({ start, end }) => start <= startOf(one) && endOf(one) <= end),
  ) as t.ImportDeclaration[];
  const noted = notedImports(draft);
  const id = JSON.stringify([spec.specifier, spec.imported, spec.local]);
  if (noted.has(id)) return;
  noted.add(id);
  const same = declarations.filter((one) => one.source.value === spec.specifier);
  if (same.some((one) => one.specifiers.some((s) => nameOf(s) === spec.imported && s.local.name === spec.local)))
    return;
  const host = same.find((one) => canTake(one, spec));
  if (host) addSpecifier(draft, host, spec);
  else addDeclaration(modules, draft, source, declarations, spec, gone);
}

const notes = new WeakMap<Draft, Set<string>>();

function notedImports(draft: Draft): Set<string> {
  let noted = notes.get(draft);
  if (!noted) {
    noted = new Set();
    notes.set(draft, noted);
  }
  return noted;
}

/** Named imports join a declaration with braces; a default one joins a declaration that has none yet. */
function canTake(declaration: t.ImportDeclaration, spec: ImportSpec): boolean {
  if (declaration.importKind === 'type' && !spec.isType) return false;
  if (spec.imported === '*') return false;
  const named = declaration.specifiers.some((one) => one.type === 'ImportSpecifier');
  if (spec.imported === 'default') {
    return named && declaration.specifiers.every((one) => one.type === 'ImportSpecifier') && !spec.isType;
  }
  return named;
}

function addSpecifier(draft: Draft, host: t.ImportDeclaration, spec: ImportSpec): void {
  if (spec.imported === 'default') {
    const brace = draft.text.indexOf('{', startOf(host));
    draft.insert(brace, `${spec.local}, `);
    return;
  }
  const last = host.specifiers.at(-1) as t.ImportSpecifier;
  const piece = `${spec.isType && host.importKind !== 'type' ? 'type ' : ''}${named(spec)}`;
  const { text } = draft;
  const lead = startsItsLine(text, startOf(last)) ? `,${lineEndOf(text)}${indentAt(text, startOf(last))}` : ', ';
  draft.insert(endOf(last), lead + piece);
}

/** As a specifier in braces. */
export function named({ imported, local }: ImportSpec): string {
  return imported === local ? local : `${imported} as ${local}`;
}

function addDeclaration(
  modules: Modules,
  draft: Draft,
  source: ParsedSource,
  declarations: t.ImportDeclaration[],
  spec: ImportSpec,
  gone: readonly Span[],
): void {
  const { text } = draft;
  const quote = quoteHabit(text);
  const eol = lineEndOf(text);
  const clause =
    spec.imported === '*' ? `* as ${spec.local}` : spec.imported === 'default' ? spec.local : `{ ${named(spec)} }`;
  const end = usesSemicolons(text) ? ';' : '';
  const code = `import ${spec.isType ? 'type ' : ''}${clause} from ${quote}${spec.specifier}${quote}${end}`;
  const place = importPlace(modules, source, declarations, { specifier: spec.specifier, isType: spec.isType, code });
  if (place && 'before' in place) {
    draft.insert(startOf(place.before), code + eol);
    return;
  }
  if (place) {
    const { after: before, isApart } = place;
    const gap = isApart ? eol : '';
    const stop = lineEnd(text, endOf(before));
    const isAlone = /^[ \t]*(?:\/\/.*|\/\*[^*]*\*\/[ \t]*)?$/.test(text.slice(endOf(before), stop));
    const next = skipLineEnd(text, stop);
    // behind its line, which may go in the same draft
    if (isAlone && next > stop) draft.insert(next, gap + code + eol);
    else draft.insert(isAlone ? stop : endOf(before), gap + eol + code);
    return;
  }
  const at = topOf(source);
  const next = gone.find(({ start, end }) => start <= at && at < end)?.end ?? at;
  draft.insert(at, code + eol + (/^(?:[ \t]*(?:\r|\n|$)|import\b)/.test(text.slice(next)) ? '' : eol));
}

/** Where the first import of a file goes: behind a byte order mark, a hashbang, leading comments and directives. */
function topOf(source: ParsedSource): number {
  const { text } = source;
  const { directives, body, interpreter } = source.ast.program;
  const anchor = directives.at(-1) ?? interpreter;
  if (anchor) return skipLineEnd(text, lineEnd(text, endOf(anchor)));
  const first = body[0];
  if (!first) return text.startsWith('\ufeff') ? 1 : 0;
  // A comment above the first statement belongs to it, one with a blank line below belongs to the file.
  const head = text.slice(0, startOf(first));
  const gap = head.search(/(?:\r?\n|\r)[ \t]*(?:\r?\n|\r)(?![\s\S]*(?:\r?\n|\r)[ \t]*(?:\r?\n|\r))/);
  if (gap >= 0 && /\S/.test(head.slice(0, gap).replace('\ufeff', ''))) {
    return skipLineEnd(text, lineEnd(text, skipLineEnd(text, lineEnd(text, gap))));
  }
  return text.startsWith('\ufeff') ? 1 : 0;
}

/** A specifier of file `from` rewritten to mean the same in file `to`. Packages and aliases stay. */
export function rebase(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return relativeSpecifier(to, joinPath(from, specifier));
}

/** `./x` for a project path seen from a file. */
export function relativeSpecifier(importer: string, path: string): string {
  const here = importer.split('/').slice(0, -1);
  const there = path.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const up = '../'.repeat(here.length - shared);
  return `${up || './'}${there.slice(shared).join('/')}`;
}

export function joinPath(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
