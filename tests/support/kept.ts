/**
 * Where a run of Vitest keeps things from one test file to the next, as a global set-up. Undefined elsewhere: benchmarks and
 * scripts keep nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const KEPT = process.env.VISUAL_EDIT_KEPT;

export default function keepForOneRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'visual-edit-kept-'));
  // workers get the variables of this process
  process.env.VISUAL_EDIT_KEPT = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
