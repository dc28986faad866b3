/**
 * Allows one writer per project: a lock file with the id and start time of the process, so that the lock of a killed process
 * is recognized as stale even when its id is in use again.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, startTimeOf } from './process-identity.ts';

interface LockContent {
  pid: number;
  startTime: string | null;
}

/** Another visual-edit has the project open. */
export class ProjectLockedError extends Error {
  readonly pid: number;

  constructor(root: string, pid: number) {
    super(`Another visual-edit (process ${pid}) has ${root} open. Use that one, or stop it first.`);
    this.name = 'ProjectLockedError';
    this.pid = pid;
  }
}

/** Locks held by this process: two sessions in one process must not share a project either. */
const held = new Set<string>();

/**
 * @returns a function that unlocks
 * @throws ProjectLockedError
 */
export function lockProject(stateDir: string, root: string): () => void {
  const path = join(stateDir, 'lock');
  const content = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) } satisfies LockContent);
  if (held.has(path)) throw new ProjectLockedError(root, process.pid);
  const mine = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  writeFileSync(mine, content, { flag: 'wx', mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(mine, path)) {
        held.add(path);
        return () => release(path, content);
      }
      removeStale(path, root);
    }
    throw new Error(`The lock ${path} cannot be taken. Delete it if no visual-edit runs for ${root}.`);
  } finally {
    unlinkSync(mine);
  }
}

/** Linking a complete file is atomic, so that nobody reads a half-written lock. */
function tryLink(mine: string, path: string): boolean {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(path: string, root: string): void {
  const raw = readIfThere(path);
  if (raw === null) return;
  const owner = parseLock(raw);
  // A lock of this process that is not in `held` belongs to another copy of this module, which is still running.
  if (owner && isSameProcess(owner.pid, owner.startTime)) throw new ProjectLockedError(root, owner.pid);
  const aside = `${path}.stale-${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and renaming, another process may have taken the lock; give it back.
  if (readFileSync(aside, 'utf8') !== raw) tryLink(aside, path);
  unlinkSync(aside);
}

function release(path: string, content: string): void {
  held.delete(path);
  if (readIfThere(path) === content) unlinkSync(path);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parseLock(raw: string): LockContent | null {
  try {
    const value = JSON.parse(raw) as Partial<LockContent>;
    return typeof value.pid === 'number' ? { pid: value.pid, startTime: value.startTime ?? null } : null;
  } catch {
    return null;
  }
}
