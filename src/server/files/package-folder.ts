import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds a package's folder by walking up, because its `package.json` need not be exported. */
export function packageFolder(name: string, from: string): string | null {
  for (let dir = from; ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(dir) === dir) return null;
  }
}
