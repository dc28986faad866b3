import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes files and folders (with all files in them): equal exactly when names and bytes are equal.
 * @param {string} root folder of `paths`; a missing path changes the hash too
 * @param {string[]} paths
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return hash.update(`${path}\0absent\0`);
  if (!statSync(full).isDirectory()) return hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
  for (const name of readdirSync(full).sort()) addTo(hash, root, `${path}/${name}`);
  return hash;
}
