/** Small files of the state folder, which are replaced as a whole. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces a file of the state folder, at once or not at all.
 * @param flush waits for the disk: for what cannot be made anew
 * @throws Error of the file system when the folder cannot be written
 */
export function writeStateFile(stateDir: string, name: string, text: string, flush = false): void {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const temporary = join(stateDir, `${name}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: 0o600, flush });
    renameSync(temporary, join(stateDir, name));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
