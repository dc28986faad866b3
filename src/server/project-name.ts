/** The project's display name: the name in package.json without its npm scope, or else the folder's name. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param root absolute path of the project; a missing or invalid package.json is not an error */
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
