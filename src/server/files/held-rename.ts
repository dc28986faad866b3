/**
 * Renames with retries for Windows, which refuses a rename while another program has the target open, as virus scanners and
 * search indexers do for moments. On other systems it renames once.
 */
import { renameSync } from 'node:fs';
import { refuse } from '../routes/errors.ts';

/** Milliseconds between attempts; two seconds in all. */
const PAUSES = [10, 20, 40, 80, 150, 200, 300, 400, 400, 400];
const HELD = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** The system calls used, so that tests can simulate Windows. */
export interface RenameSystem {
  platform: NodeJS.Platform;
  rename(from: string, to: string): void;
  pause(milliseconds: number): void;
}

const REAL: RenameSystem = {
  platform: process.platform,
  rename: renameSync,
  // Blocks the thread: nobody may see one file of an edit without the others.
  pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

/**
 * @param file relative to the project, for the message
 * @throws Refused `disk-error` when the target stays open elsewhere; other errors of the system as they are
 */
export function renameOver(from: string, to: string, file: string, system = REAL): void {
  for (const pause of system.platform === 'win32' ? PAUSES : []) {
    if (tried(from, to, system)) return;
    system.pause(pause);
  }
  try {
    system.rename(from, to);
  } catch (error) {
    if (system.platform !== 'win32' || !isHeld(error)) throw error;
    const hint = 'Nothing was changed. Close the file elsewhere, then try again.';
    refuse('disk-error', `${file} could not be saved: another program holds it open.`, { hint, file });
  }
}

/** @returns false when another program holds the target open */
function tried(from: string, to: string, { rename }: RenameSystem): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    if (isHeld(error)) return false;
    throw error;
  }
}

function isHeld(error: unknown): boolean {
  return HELD.has((error as NodeJS.ErrnoException).code ?? '');
}
