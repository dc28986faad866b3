/** Finds the style sheet that imports Tailwind. */
import type { Workspace } from '../edits/workspace.ts';

export interface Sheet {
  /** path in the project */
  file: string;
  text: string;
}

const BRINGS_TAILWIND = /@import\s+(?:url\(\s*)?["']tailwindcss(?:["'/])|@tailwind\s+\w/;
const IMPORT = /@import\s+(?:url\(\s*)?["']([^"']+)["']/g;

/**
 * @returns the outermost style sheet that includes Tailwind, followed by all project style sheets that it imports; [] when
 *   the app loads none
 */
export function entryOf(ws: Workspace): Sheet[] {
  const sheets = ws.stylesheets().flatMap((file): Sheet[] => {
    const text = ws.textOnDisk(file);
    return typeof text === 'string' ? [{ file, text }] : [];
  });
  let entry = sheets.find(({ text }) => BRINGS_TAILWIND.test(withoutComments(text)));
  // An imported sheet precedes its importer in the list, so one pass reaches the outermost.
  for (const sheet of sheets) if (entry && importsOf(ws, sheet).includes(entry.file)) entry = sheet;
  return entry ? withImports(ws, entry, sheets) : [];
}

function withImports(ws: Workspace, entry: Sheet, sheets: readonly Sheet[]): Sheet[] {
  const found = [entry];
  for (const sheet of found) {
    const imports = importsOf(ws, sheet);
    found.push(...sheets.filter((one) => imports.includes(one.file) && !found.includes(one)));
  }
  return found;
}

function importsOf(ws: Workspace, { file, text }: Sheet): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] as string;
    if (/^[a-z]+:|^\/\//i.test(specifier)) return [];
    const own = /^[./~@]/.test(specifier) ? specifier : `./${specifier}`;
    return ws.resolveImport(own, file) ?? [];
  });
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
