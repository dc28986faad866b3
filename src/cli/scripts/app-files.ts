/**
 * Finds the files of an app on disk, under the same path rules as the server: HTML pages first, then their imports, step by
 * step. Where an import can only be resolved by running the app, every source file of the folder counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../mutations/jsx/parse.ts';
import { importSpecifiers } from '../../server/files/import-specifiers.ts';
import { pathProblem } from '../../server/files/path-rules.ts';
import type { OfflineImports } from './offline-imports.ts';

/** Imports whose targets are computed. */
const COMPUTED_IMPORT = /\bimport\.meta\.glob|\bimport\s*\(\s*[^'"\s)]/;
const SCRIPT_SOURCE = /<script\b[^>]*\bsrc\s*=\s*["']?([^"'\s>]+)/gi;

export interface AppFolder {
  root: string;
  protectedDirs: readonly string[];
  imports: OfflineImports;
  /** text of a file that may be edited, else null */
  read(file: string): string | null;
}

/** @returns path in the project -> text, of JavaScript and TypeScript files */
export function readAppFiles(folder: AppFolder): Map<string, string> {
  const texts = new Map<string, string>();
  const open = entriesOf(folder);
  let isWhole = open.length === 0;
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file) || languageOf(file) === null) continue;
    const text = folder.read(file);
    if (text === null) continue;
    texts.set(file, text);
    isWhole ||= COMPUTED_IMPORT.test(text);
    for (const specifier of importSpecifiers(text)) {
      const target = folder.imports.resolve(specifier, file);
      if (target !== null) open.push(target);
      else isWhole ||= !folder.imports.isPackage(specifier);
    }
  }
  if (isWhole) addAll(folder, '', texts);
  return texts;
}

/** The scripts of the HTML pages beside the config. */
function entriesOf({ root, imports }: AppFolder): string[] {
  const pages = readdirSync(root, { withFileTypes: true }).filter((e) => e.isFile() && e.name.endsWith('.html'));
  return pages.flatMap(({ name }) => {
    const html = readFileSync(join(root, name), 'utf8');
    const sources = Array.from(html.matchAll(SCRIPT_SOURCE), ([, source = '']) => source);
    const specifiers = [...sources, ...importSpecifiers(html)];
    return specifiers.flatMap((specifier) => {
      const path = /^[./]/.test(specifier) ? specifier : `./${specifier}`;
      return imports.resolve(path, name) ?? [];
    });
  });
}

function addAll(folder: AppFolder, dir: string, texts: Map<string, string>): void {
  for (const entry of readdirSync(join(folder.root, dir), { withFileTypes: true })) {
    const path = dir === '' ? entry.name : `${dir}/${entry.name}`;
    if (entry.isDirectory()) {
      // Test the folder with an example file: some folders are forbidden as a whole.
      if (pathProblem(`${path}/a.ts`, folder.protectedDirs) === null) addAll(folder, path, texts);
    } else if (!texts.has(path) && languageOf(path) !== null && pathProblem(path, folder.protectedDirs) === null) {
      const text = folder.read(path);
      if (text !== null) texts.set(path, text);
    }
  }
}
