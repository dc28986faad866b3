/** Walks the files of a project that the path rules allow. Does not follow links. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKind, pathProblem } from './path-rules.ts';

export interface WalkLimits {
  folders: number;
  depth: number;
}

/**
 * @param protectedDirs folders of build output or caches, relative to the project
 * @param from folders in the project, `''` for its root
 * @param visit called with each file's path in the project, outer folders first; stops the walk by returning false
 * @returns false when a limit left a folder out, or the visitor stopped the walk
 */
export async function walkProject(
  root: string,
  protectedDirs: readonly string[],
  limits: WalkLimits,
  visit: (file: string) => unknown,
  { kind = 'source', from = [''] }: { kind?: FileKind; from?: readonly string[] } = {},
): Promise<boolean> {
  const waiting = from.map((folder) => ({ folder, depth: 0 }));
  let folders = 0;
  let isWhole = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (++folders > limits.folders) return false;
    for (const entry of await entriesOf(join(root, next.folder))) {
      const path = next.folder === '' ? entry.name : `${next.folder}/${entry.name}`;
      if (entry.isDirectory() && isOpen(path, protectedDirs, kind)) {
        if (next.depth < limits.depth) waiting.push({ folder: path, depth: next.depth + 1 });
        else isWhole = false;
      } else if (entry.isFile() && pathProblem(path, protectedDirs, [], kind) === null) {
        if ((await visit(path)) === false) return false;
      }
    }
  }
  return isWhole;
}

/** True if a script in this folder would be allowed; images are in the same folders as sources. */
function isOpen(folder: string, protectedDirs: readonly string[], kind: FileKind): boolean {
  return pathProblem(`${folder}/x.tsx`, protectedDirs, [], kind === 'image' ? 'source' : kind) === null;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
