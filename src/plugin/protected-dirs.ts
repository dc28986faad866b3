import { relative, resolve, sep } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { outDirsOf } from './vite-versions.ts';

/**
 * Project folders that tools write to. Edits there are refused, because the next build would overwrite them.
 * @param root absolute real path of the project
 * @returns paths relative to the project, with `/`
 */
export function protectedDirs(config: ResolvedConfig, root: string): string[] {
  const paths = [...outDirsOf(config), config.cacheDir].map((dir) =>
    relative(root, resolve(root, dir)).replaceAll(sep, '/'),
  );
  return [...new Set(paths)].filter((path) => path !== '');
}
