/** The project's manifest, which is read and never written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that the `package.json` of a folder names, of any kind; none where it is missing or does not parse. */
export function dependenciesOf(root: string): string[] {
  try {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return Object.keys({ ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies });
  } catch {
    return [];
  }
}

export const dependsOn = (root: string, name: string): boolean => dependenciesOf(root).includes(name);
