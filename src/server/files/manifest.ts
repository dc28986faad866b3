/** The project's manifest, which is read and never written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True where the `package.json` of a folder names the package among its dependencies of any kind. */
export function dependsOn(root: string, name: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
    return ['dependencies', 'devDependencies', 'peerDependencies'].some((kind) =>
      Object.hasOwn(Object(manifest?.[kind]), name),
    );
  } catch {
    // no manifest, or one that does not parse: the app runs all the same
    return false;
  }
}
