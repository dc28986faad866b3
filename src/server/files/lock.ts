/**
 * One writer a project (S-125, S-128): a lock file with the process's id and start time, so that the lock of a killed process
 * is seen to be stale even when its id is in use again. Beside it, `server.json` tells scripts where the server is.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, startTimeOf } from './process-identity.ts';

interface LockContent {
  pid: number;
  startTime: string | null;
}

/** The project is in the hands of another visual-edit. */
export class ProjectLockedError extends Error {
  readonly pid: number;

  constructor(root: string, pid: number) {
    super(`Another visual-edit (process ${pid}) has ${root} open. Use that one, or stop it first.`);
    this.name = 'ProjectLockedError';
    this.pid = pid;
  }
}

/** Locks held by this process: two sessions of one process must not share a project either. */
const held = new Set<string>();

/**
 * @returns the function that unlocks
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

/** Linking a whole file is atomic, unlike making one and writing it: nobody reads half a lock. */
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
  // A lock of this very process that this module does not hold was left by another copy of it, which is a live owner too.
  if (owner && isSameProcess(owner.pid, owner.startTime)) throw new ProjectLockedError(root, owner.pid);
  const aside = `${path}.stale-${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and renaming, another starter may have put its own lock there: it gets it back.
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
