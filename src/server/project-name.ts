/** What the editor calls the project: the name in its package.json, without an npm scope, else its folder's. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param root absolute path of the project; a package.json that cannot be read or has no name is no error */
export function projectName(root: string): string {
  return nameInPackage(root)?.replace(/^@[^/]*\//, '') || basename(root);
}

function nameInPackage(root: string): string | null {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
