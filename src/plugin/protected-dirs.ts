import { relative, resolve, sep } from 'node:path';
import type { ResolvedConfig } from 'vite';

/**
 * Project folders that tools write to. Edits there are refused, because the next build would overwrite them.
 * @param root absolute real path of the project
 * @returns paths in the project, with `/`
 */
export function protectedDirs({ build, cacheDir, environments }: ResolvedConfig, root: string): string[] {
  const outDirs = [build, ...Object.values(environments).map((environment) => environment.build)].map((b) => b.outDir);
  const paths = [...outDirs, cacheDir].map((dir) => relative(root, resolve(root, dir)).replaceAll(sep, '/'));
  return [...new Set(paths)].filter((path) => path !== '' && !path.startsWith('..'));
}
