/** The function with which the project's components join classes (`cn`, `clsx`), for a file that does not import it yet. */
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import type { ImportSpec } from '../jsx/imports.ts';
import { folderOf, specifierFor } from '../jsx/specifier-for.ts';
import type { Project } from '../mutation.ts';
import { moduleIndex } from '../trace/module-index.ts';
import { JOINERS } from './class-tokens.ts';

/** Files that are read at most, those that stand nearest to the target's. */
const MOST_FILES = 60;

interface Joiner {
  spec: ImportSpec;
  /** file of the project; null for a package */
  file: string | null;
  uses: number;
  isBeside: boolean;
}

/** @returns its import: that of most files, if several have it or one in the same folder; null also where the name is taken */
export function projectJoiner(project: Project, { source, ancestors }: Target): ImportSpec | null {
  const found = new Map<string, Joiner>();
  const near = project
    .sourceFiles()
    .filter((file) => file !== source.file)
    .sort((a, b) => sharedFolders(b, source.file) - sharedFolders(a, source.file));
  for (const file of near.slice(0, MOST_FILES)) {
    for (const spec of joinersIn(project, file)) {
      const at = project.resolveImport(spec.specifier, file);
      if (at === null && spec.specifier.startsWith('.')) continue;
      const id = `${at ?? spec.specifier} ${spec.imported} ${spec.local}`;
      const known = found.get(id) ?? { spec, file: at, uses: 0, isBeside: false };
      const isBeside = known.isBeside || folderOf(file) === folderOf(source.file);
      found.set(id, { ...known, uses: known.uses + 1, isBeside });
    }
  }
  const [most] = [...found.values()].sort((a, b) => b.uses - a.uses);
  if (!most || (most.uses < 2 && !most.isBeside) || most.file === source.file) return null;
  if (resolveName(most.spec.local, ancestors)) return null;
  return most.file === null ? most.spec : { ...most.spec, specifier: specifierFor(project, source, most.file) };
}

function joinersIn(project: Project, file: string): ImportSpec[] {
  const text = project.read(file);
  const index = text === null ? null : moduleIndex(file, text);
  const imports = [...(index?.imports.values() ?? [])].flat();
  return imports.flatMap(({ specifier, imported, local }) =>
    JOINERS.has(local) && imported !== '*' ? [{ specifier, imported, local, isType: false }] : [],
  );
}

function sharedFolders(file: string, other: string): number {
  const [one, two] = [file.split('/'), other.split('/')];
  const at = one.findIndex((part, i) => part !== two[i]);
  return at < 0 ? one.length : at;
}
