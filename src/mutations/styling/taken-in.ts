/** Which other style sheets a sheet takes in by `@import`, `@use` or `@forward`: their text becomes part of it. */

const SHEET = /\.(?:css|scss|sass|less)$/i;
const TAKEN_IN = /@(?:import|use|forward)\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?["']([^"']+)["']/g;

type ResolveImport = (specifier: string, importer: string) => string | null;

export function isSheetFile(file: string): boolean {
  return SHEET.test(file);
}

/** The project's files that a sheet takes in, in its order; packages, built-in modules and missing files are left out. */
export function takenIn(file: string, text: string, resolve: ResolveImport): string[] {
  return [...text.matchAll(TAKEN_IN)].flatMap(([, specifier = '']) => sheetOf(specifier, file, resolve) ?? []);
}

const IMPORT = /@import\s+(?:\(([^)]*)\)\s*)?(?:url\(\s*["']?([^"')]+)["']?\s*\)|["']([^"']+)["'])([^;]*)/g;

const LAYER = /^\s*layer\b(?:\([^)]*\))?/;

/**
 * The files that a sheet imports only on a condition (`print`, `supports(…)`), into a layer, or for reference.
 * @param layers false where a layer does not count
 */
export function importedWithin(file: string, text: string, resolve: ResolveImport, layers = true): Set<string> {
  const within = new Set<string>();
  const free = new Set<string>();
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, option = '', url, quoted, rest = ''] of code.matchAll(IMPORT)) {
    const found = sheetOf(url ?? quoted ?? '', file, resolve);
    // Sass and Less import lists: `"a", "b"`
    const isWithin = /\breference\b/.test(option) || /^\s*[^\s,]/.test(layers ? rest : rest.replace(LAYER, ''));
    if (found !== null) (isWithin ? within : free).add(found);
  }
  return new Set([...within].filter((one) => !free.has(one)));
}

/** The sheet that a specifier means. */
export function sheetOf(specifier: string, importer: string, resolve: ResolveImport): string | null {
  if (/^(?:sass:|https?:|\/\/)/.test(specifier)) return null;
  for (const candidate of spellings(specifier, importer)) {
    const found = resolve(candidate, importer);
    if (found !== null && isSheetFile(found)) return found;
  }
  return null;
}

/** Sass leaves out endings and the underscore of partials, and a path in a sheet is relative without a dot. */
function spellings(specifier: string, importer: string): string[] {
  const relative = /^[./~@]/.test(specifier) ? specifier : `./${specifier}`;
  const ending = /\.\w+$/.exec(importer)?.[0] ?? '';
  const withEnding = isSheetFile(relative)
    ? [relative]
    : [`${relative}${ending}`, `${relative}.css`, `${relative}/index${ending}`];
  return withEnding.flatMap((path) => [path, path.replace(/[^/]*$/, (name) => `_${name}`)]);
}

/**
 * Whose classes the selectors of each sheet name: those of the CSS modules that take it in, and null for the page's own. A
 * partial that only a module uses is part of that module, for Sass puts it there before the module's names are made.
 * @param sheets every sheet with its text, in the order in which the app loads them
 * @param isLoadedByItself true for a file that a module of script imports
 */
export function scopesOf(
  sheets: ReadonlyMap<string, string>,
  resolve: ResolveImport,
  isLoadedByItself: (file: string) => boolean,
): Map<string, readonly (string | null)[]> {
  const isModule = (file: string) => /\.module\.\w+$/.test(file);
  const scopes = new Map<string, Set<string | null>>([...sheets.keys()].map((file) => [file, new Set()]));
  const targets = new Map([...sheets].map(([file, text]) => [file, takenIn(file, text, resolve)]));
  const visit = (file: string, scope: string | null): void => {
    const known = scopes.get(file);
    if (!known || known.has(scope)) return;
    known.add(scope);
    for (const target of targets.get(file) ?? []) if (!isModule(target)) visit(target, scope);
  };
  const taken = new Set([...targets.values()].flat());
  for (const file of sheets.keys()) {
    if (isModule(file)) visit(file, file);
    else if (!taken.has(file) || isLoadedByItself(file)) visit(file, null);
  }
  return new Map([...scopes].map(([file, found]) => [file, found.size > 0 ? [...found] : [null]]));
}
