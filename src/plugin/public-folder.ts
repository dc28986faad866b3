import { relative, sep } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { PublicFolder } from '../server/types.ts';

/** @param root absolute real path of the project */
export function publicFolderOf({ publicDir, base }: ResolvedConfig, root: string): PublicFolder {
  const folder = publicDir === '' ? '' : relative(root, publicDir).replaceAll(sep, '/');
  const isInside = folder !== '' && folder !== '..' && !folder.startsWith('../') && !/^(?:[A-Za-z]:|\/)/.test(folder);
  return { folder: isInside ? folder : null, base: /^\//.test(base) ? base : '/' };
}
