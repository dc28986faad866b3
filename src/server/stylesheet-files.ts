/**
 * Which style sheets of the project the app loads, and in which order: those that its modules import, a module's imports before
 * itself, as the browser runs them; and those that these take in by `@import`, `@use`, `@forward` or `composes … from`.
 */
import { posix } from 'node:path';
import { importSpecifiers } from './import-specifiers.ts';
import type { Workspace } from './workspace.ts';

const SHEET = /\.(?:css|scss|sass|less)$/i;
const TAKEN_IN =
  /@(?:import|use|forward)\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?["']([^"']+)["']|\bcomposes\s*:[^;{}]*\bfrom\s+["']([^"']+)["']/g;

/** What a file's text leads to, kept as long as the text stays. */
const targets = new WeakMap<Workspace, Map<string, { text: string; found: string[] }>>();

export function stylesheetsOf(ws: Workspace): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of targetsOf(ws, file)) visit(target);
    if (SHEET.test(file)) sheets.push(file);
  };
  for (const root of rootsFirst(ws)) visit(root);
  for (const file of ws.options.loadedStylesheets?.() ?? []) if (SHEET.test(file)) visit(file);
  return sheets;
}

/** Files that no other one imports come first: the walk begins at the app's entry. */
function rootsFirst(ws: Workspace): string[] {
  const files = ws.identity.files();
  const imported = new Set(files.flatMap((file) => targetsOf(ws, file)));
  return [...files.filter((file) => !imported.has(file)), ...files];
}

function targetsOf(ws: Workspace, file: string): string[] {
  const text = SHEET.test(file) ? ws.textOnDisk(file) : ws.identity.textOf(file);
  if (typeof text !== 'string') return [];
  const known = targets.get(ws) ?? new Map<string, { text: string; found: string[] }>();
  targets.set(ws, known);
  const entry = known.get(file);
  if (entry?.text === text) return entry.found;
  const found = SHEET.test(file) ? sheetTargets(ws, file, text) : scriptTargets(ws, file, text);
  known.set(file, { text, found });
  return found;
}

function scriptTargets(ws: Workspace, file: string, text: string): string[] {
  return importSpecifiers(text).flatMap((specifier) => ws.resolveImport(specifier, file) ?? []);
}

function sheetTargets(ws: Workspace, file: string, text: string): string[] {
  return [...text.matchAll(TAKEN_IN)].flatMap(([, taken, composed]) => {
    const specifier = (taken ?? composed) as string;
    if (/^(?:sass:|https?:|\/\/)/.test(specifier)) return [];
    for (const candidate of spellings(specifier, file)) {
      const found = ws.resolveImport(candidate, file);
      if (found !== null && SHEET.test(found)) return [found];
    }
    return [];
  });
}

/** Sass leaves out endings and the underscore of partials, and a path in a sheet is relative without a dot. */
function spellings(specifier: string, file: string): string[] {
  const relative = /^[./~@]/.test(specifier) ? specifier : `./${specifier}`;
  const ending = posix.extname(file);
  const withEnding = SHEET.test(relative)
    ? [relative]
    : [`${relative}${ending}`, `${relative}.css`, `${relative}/index${ending}`];
  return withEnding.flatMap((path) => {
    const partial = posix.join(posix.dirname(path), `_${posix.basename(path)}`);
    return [path, partial.startsWith('.') || /^[/~@]/.test(partial) ? partial : `./${partial}`];
  });
}
