/**
 * Lists the project's style sheets in load order: those that its modules import (imports before the module itself, as
 * browsers evaluate them), and those included by `@import`, `@use`, `@forward` or `composes … from`.
 */
import { isSheetFile, sheetOf, takenIn } from '../../mutations/styling/taken-in.ts';
import { importSpecifiers } from '../files/import-specifiers.ts';
import type { Identity, SessionOptions } from '../types.ts';

const COMPOSED = /\bcomposes\s*:[^;{}]*\bfrom\s+["']([^"']+)["']/g;

/** The files of a project, and how its imports resolve. */
interface LoadingProject {
  identity: Pick<Identity, 'files' | 'textOf'>;
  /** files that no page has loaded */
  ahead: ReadonlySet<string>;
  options: Pick<SessionOptions, 'loadedStylesheets'>;
  textOnDisk(file: string): string | null | undefined;
  resolveImport(specifier: string, importer: string): string | null;
}

/** The files that each file imports, cached until its text changes. */
const targets = new WeakMap<LoadingProject, Map<string, { text: string; found: string[] }>>();

export function stylesheetsOf(project: LoadingProject): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of targetsOf(project, file)) visit(target);
    if (isSheetFile(file)) sheets.push(file);
  };
  for (const root of rootsFirst(project)) visit(root);
  for (const file of project.options.loadedStylesheets?.() ?? []) if (isSheetFile(file)) visit(file);
  return sheets;
}

/** All files, those first that no other file imports: the walk begins at the app's entry. */
function rootsFirst(project: LoadingProject): string[] {
  const files = project.identity.files().filter((file) => !project.ahead.has(file));
  const imported = new Set(files.flatMap((file) => targetsOf(project, file)));
  return [...files.filter((file) => !imported.has(file)), ...files];
}

function targetsOf(project: LoadingProject, file: string): string[] {
  const text = isSheetFile(file) ? project.textOnDisk(file) : project.identity.textOf(file);
  if (typeof text !== 'string') return [];
  const known = targets.get(project) ?? new Map<string, { text: string; found: string[] }>();
  targets.set(project, known);
  const entry = known.get(file);
  if (entry?.text === text) return entry.found;
  const found = isSheetFile(file) ? sheetTargets(project, file, text) : scriptTargets(project, file, text);
  known.set(file, { text, found });
  return found;
}

function scriptTargets(project: LoadingProject, file: string, text: string): string[] {
  return importSpecifiers(text).flatMap((specifier) => project.resolveImport(specifier, file) ?? []);
}

function sheetTargets(project: LoadingProject, file: string, text: string): string[] {
  const resolve = (specifier: string, importer: string) => project.resolveImport(specifier, importer);
  const composed = [...text.matchAll(COMPOSED)].flatMap(([, from = '']) => sheetOf(from, file, resolve) ?? []);
  return [...takenIn(file, text, resolve), ...composed];
}
