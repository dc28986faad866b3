/** Finds the style sheet that imports Tailwind into the app. */

/** Reads the style sheets of a project. */
export interface SheetProject {
  /** paths of the sheets that the app loads, in the order of loading */
  stylesheets(): string[];
  /** null for a missing file, undefined for one that may not be read */
  textOnDisk(file: string): string | null | undefined;
  resolveImport(specifier: string, importer: string): string | null;
}

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
export function entryOf(project: SheetProject): Sheet[] {
  const sheets = project.stylesheets().flatMap((file): Sheet[] => {
    const text = project.textOnDisk(file);
    return typeof text === 'string' ? [{ file, text }] : [];
  });
  let entry = sheets.find(({ text }) => BRINGS_TAILWIND.test(withoutComments(text)));
  // A sheet comes before those that import it, so one pass finds the outermost.
  for (const sheet of sheets) if (entry && importsOf(project, sheet).includes(entry.file)) entry = sheet;
  return entry ? withImports(project, entry, sheets) : [];
}

function withImports(project: SheetProject, entry: Sheet, sheets: readonly Sheet[]): Sheet[] {
  const found = [entry];
  for (const sheet of found) {
    const imports = importsOf(project, sheet);
    found.push(...sheets.filter((one) => imports.includes(one.file) && !found.includes(one)));
  }
  return found;
}

function importsOf(project: SheetProject, { file, text }: Sheet): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] as string;
    if (/^[a-z]+:|^\/\//i.test(specifier)) return [];
    const own = /^[./~@]/.test(specifier) ? specifier : `./${specifier}`;
    return project.resolveImport(own, file) ?? [];
  });
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
