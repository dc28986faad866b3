/**
 * Lists the project's style sheets in load order: those that its modules import (imports before the module itself, as
 * browsers evaluate them), and those included by `@import`, `@use`, `@forward` or `composes … from`.
 */
import { isSheetFile, sheetOf, takenIn } from '../../mutations/styling/taken-in.ts';
import type { Workspace } from '../edits/workspace.ts';
import { importSpecifiers } from '../files/import-specifiers.ts';

const COMPOSED = /\bcomposes\s*:[^;{}]*\bfrom\s+["']([^"']+)["']/g;

/** A cache of the files that each file imports, valid for one text. */
const targets = new WeakMap<Workspace, Map<string, { text: string; found: string[] }>>();

export function stylesheetsOf(ws: Workspace): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of targetsOf(ws, file)) visit(target);
    if (isSheetFile(file)) sheets.push(file);
  };
  for (const root of rootsFirst(ws)) visit(root);
  for (const file of ws.options.loadedStylesheets?.() ?? []) if (isSheetFile(file)) visit(file);
  return sheets;
}

/** Files without importers come first, so that the walk starts at the app's entry. */
function rootsFirst(ws: Workspace): string[] {
  const files = ws.identity.files();
  const imported = new Set(files.flatMap((file) => targetsOf(ws, file)));
  return [...files.filter((file) => !imported.has(file)), ...files];
}

function targetsOf(ws: Workspace, file: string): string[] {
  const text = isSheetFile(file) ? ws.textOnDisk(file) : ws.identity.textOf(file);
  if (typeof text !== 'string') return [];
  const known = targets.get(ws) ?? new Map<string, { text: string; found: string[] }>();
  targets.set(ws, known);
  const entry = known.get(file);
  if (entry?.text === text) return entry.found;
  const found = isSheetFile(file) ? sheetTargets(ws, file, text) : scriptTargets(ws, file, text);
  known.set(file, { text, found });
  return found;
}

function scriptTargets(ws: Workspace, file: string, text: string): string[] {
  return importSpecifiers(text).flatMap((specifier) => ws.resolveImport(specifier, file) ?? []);
}

function sheetTargets(ws: Workspace, file: string, text: string): string[] {
  const resolve = (specifier: string, importer: string) => ws.resolveImport(specifier, importer);
  const composed = [...text.matchAll(COMPOSED)].flatMap(([, from = '']) => sheetOf(from, file, resolve) ?? []);
  return [...takenIn(file, text, resolve), ...composed];
}
