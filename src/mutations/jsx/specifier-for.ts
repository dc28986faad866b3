/** The words after `from` for a file of the project: through an alias or relative, as the author of the importing file would type them. */
import type { Project } from '../mutation.ts';
import { withoutEnding } from '../scope/scope-check.ts';
import { suppliersOf } from '../trace/call-sites.ts';
import { moduleIndex } from '../trace/module-index.ts';
import type { ModuleExport } from '../trace/modules.ts';
import { joinPath, relativeSpecifier } from './imports.ts';
import type { ParsedSource } from './parse.ts';

/** An import of the importing file. */
interface OwnImport {
  specifier: string;
  /** null for a file that the project does not know */
  to: string | null;
  path: string;
  /** the wanted file, spelled as this import is */
  spelling: string;
}

/** A component as a file would import it. */
export interface ImportedAs {
  specifier: string;
  /** exported name, or `default` */
  imported: string;
}

/**
 * From the module that most of the project's files import it from: its own, or one that hands it on. While no file does, from the
 * index of its folder, if the importing file knows the folders beside it by theirs.
 */
export function importedAs(project: Project, source: ParsedSource, wanted: ModuleExport): ImportedAs {
  const folder = folderOf(wanted.file);
  const suppliers = suppliersOf(project, wanted).flatMap(({ file, name, importers }) => {
    // files inside import each other directly: their index would lead back to them
    const inside = file === wanted.file ? folder : `${withoutEnding(file)}/`;
    if (file !== wanted.file && source.file.startsWith(inside)) return [];
    return { file, name, uses: importers.filter((one) => !one.file.startsWith(inside)).length };
  });
  const most = Math.max(...suppliers.map(({ uses }) => uses));
  const byIndex = most === 0 && knowsByIndex(project, source, folderOf(folder.slice(0, -1)));
  const isMeant = ({ file, uses }: { file: string; uses: number }) =>
    byIndex ? isIndex(file) && folderOf(file) === folder : uses === most;
  const { file, name } = suppliers.find(isMeant) ?? wanted;
  return { specifier: specifierFor(project, source, file), imported: name };
}

/** True for a file that imports from folders in this one, and from their indexes only. */
function knowsByIndex(project: Project, { ast, file: importer }: ParsedSource, folder: string): boolean {
  const modules = ast.program.body.flatMap((statement) => {
    const to = statement.type === 'ImportDeclaration' ? project.resolveImport(statement.source.value, importer) : null;
    return to?.startsWith(folder) && /^[^/]+\/[^/]+$/.test(to.slice(folder.length)) ? [to] : [];
  });
  return modules.length > 0 && modules.every(isIndex);
}

const isIndex = (file: string): boolean => /(?:^|\/)index\.\w+$/.test(file);

/** Like the file's imports of the same folder, else of other folders, else like what other files write for the wanted one. */
export function specifierFor(project: Project, source: ParsedSource, file: string): string {
  const importer = source.file;
  const path = withoutEnding(file);
  const relative = relativeSpecifier(importer, path);
  const imports = importsOf(project, source, file, relative);
  const same = imports.find(({ to }) => to === file);
  if (same) return same.specifier;
  const ofFolder = imports.filter((one) => folderOf(one.path) === folderOf(path));
  const habit = mostly(ofFolder, relative);
  if (habit) return habit;
  // a file that writes `@/components/ui/button` from `components` would write `@/components/Card`, too
  if (folderOf(path) === folderOf(importer)) {
    const below = imports.filter((one) => isBelow(importer, one.path));
    return mostly(below, relative) ?? mostly(importsAround(project, importer, file, relative), relative) ?? relative;
  }
  // imports of subfolders tell nothing of imports from folders outside: `./parts/Row` may stand beside `@/ui/Card`
  const ofOthers = imports.filter((one) =>
    relative.startsWith('../') ? !one.specifier.startsWith('./') : isBelow(importer, one.path),
  );
  return (
    mostly(ofOthers, relative) ?? mostly(importsElsewhere(project, importer, file, relative), relative) ?? relative
  );
}

/** The spelling of most; null where the two kinds are equally many, or none. */
function mostly(imports: readonly { spelling: string }[], relative: string): string | null {
  const aliased = imports.filter(({ spelling }) => spelling !== relative);
  const [first] = aliased;
  if (aliased.length * 2 === imports.length) return null;
  return first && aliased.length * 2 > imports.length ? first.spelling : relative;
}

/** Imports of the project's files, except those by an alias that does not reach the wanted one. */
function importsOf(
  project: Project,
  { ast, file: importer }: ParsedSource,
  file: string,
  relative: string,
): OwnImport[] {
  const specifiers = ast.program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? [one.source.value] : []));
  return spelledLike(project, specifiers, importer, file, relative);
}

/** What the files beside the importing one write for what is in their folder. */
function importsAround(project: Project, importer: string, file: string, relative: string): OwnImport[] {
  const folder = folderOf(importer);
  const around = project.sourceFiles().filter((one) => one !== importer && folderOf(one) === folder);
  return around.slice(0, MOST_AROUND).flatMap((other) => {
    const text = project.read(other);
    const index = text === null ? null : moduleIndex(other, text);
    const specifiers = [...(index?.imports.values() ?? [])].flat().map(({ specifier }) => specifier);
    return spelledLike(project, [...new Set(specifiers)], other, file, relative).filter((one) =>
      one.path.startsWith(folder),
    );
  });
}

/** Files beside the importing one that are read at most. */
const MOST_AROUND = 20;

function spelledLike(
  project: Project,
  specifiers: readonly string[],
  importer: string,
  file: string,
  relative: string,
): OwnImport[] {
  return specifiers.flatMap((specifier) => {
    if (hasQuery(specifier)) return [];
    const to = project.resolveImport(specifier, importer);
    if (specifier.startsWith('.')) return { specifier, to, path: joinPath(importer, specifier), spelling: relative };
    const prefix = to === null ? null : aliasPrefix(specifier, withoutEnding(to));
    if (to === null || !prefix || !file.startsWith(prefix.folder)) return [];
    const spelling = prefix.alias + withoutEnding(file).slice(prefix.folder.length);
    // a file that is still to be written resolves to nothing
    if (project.resolveImport(spelling, importer) !== (project.read(file) === null ? null : file)) return [];
    return { specifier, to, path: withoutEnding(to), spelling };
  });
}

/** What other files write for the wanted one. `./Card` says nothing of a climb, and an alias may mean another file here. */
function importsElsewhere(project: Project, importer: string, file: string, relative: string): { spelling: string }[] {
  return project.importersOf(file).flatMap((other) => {
    const text = project.read(other);
    const index = text === null ? null : moduleIndex(other, text);
    const specifiers = [...(index?.imports.values() ?? [])].flat().map(({ specifier }) => specifier);
    const found = specifiers.find((one) => !hasQuery(one) && project.resolveImport(one, other) === file);
    if (!found || found.startsWith('./')) return [];
    if (found.startsWith('.')) return { spelling: relative };
    return project.resolveImport(found, importer) === file ? { spelling: found } : [];
  });
}

/** `./Card?raw` is a text, not the module. */
const hasQuery = (specifier: string): boolean => /.[?#]/.test(specifier);

/** With the slash at its end; empty at the root of the project. */
export const folderOf = (path: string): string => path.replace(/[^/]*$/, '');

const isBelow = (importer: string, path: string): boolean => /^\.\/.*\//.test(relativeSpecifier(importer, path));

/** `@/` and `src/` of `@/ui/Card`, which is `src/ui/Card`: both without their common end. */
function aliasPrefix(specifier: string, path: string): { alias: string; folder: string } | null {
  const [a, b] = [specifier.split('/'), path.split('/')];
  while (a.length > 1 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  if (a.length === specifier.split('/').length) return null;
  return { alias: `${a.join('/')}/`, folder: b.length === 0 ? '' : `${b.join('/')}/` };
}
