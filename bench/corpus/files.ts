/** Reads the TSX sources of the corpus's packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface CorpusText {
  /** package name and path in the package */
  name: string;
  text: string;
}

/** @param folders the packages' folders by name */
export function readCorpus(folders: ReadonlyMap<string, string>): CorpusText[] {
  return [...folders].flatMap(([name, folder]) =>
    tsxFiles(folder).map((path) => ({
      name: `${name}/${relative(folder, path)}`,
      text: readFileSync(path, 'utf8'),
    })),
  );
}

function tsxFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return tsxFiles(path);
    return /(?<!\.d)\.tsx$/.test(entry.name) ? [path] : [];
  });
}
