import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only the user can read, whole or not at all. */
export function writePrivateFile(path: string, text: string): void {
  const temp = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temp, text, { flag: 'wx', mode: 0o600 });
  renameSync(temp, path);
}
