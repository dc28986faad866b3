/** Small files in the state folder that are replaced as a whole. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces a file of the state folder atomically.
 * @param flush waits for the disk; for content that cannot be recreated
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
