/**
 * The key of a project's server, kept for a day in its state folder: an editor that is open goes on by itself when the command is
 * started again on the same port. Only the user can read it, as `server.json`.
 */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from './private-file.ts';
import { makeToken } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const pathIn = (stateDir: string) => join(stateDir, 'key');

/** @returns the key of a server that ran within the last day, else a new one */
export function takeKey(stateDir: string): string {
  return readKey(stateDir) ?? makeToken();
}

export function keepKey(stateDir: string, key: string): void {
  writePrivateFile(pathIn(stateDir), key);
}

/** The day begins anew. */
export function prolongKey(stateDir: string): void {
  const now = new Date();
  try {
    utimesSync(pathIn(stateDir), now, now);
  } catch {
    // the file is gone: the next start makes a new key
  }
}

function readKey(stateDir: string): string | null {
  const path = pathIn(stateDir);
  try {
    const { mtimeMs, mode } = statSync(path);
    const isPrivate = process.platform === 'win32' || (mode & 0o077) === 0;
    if (!isPrivate || Date.now() - mtimeMs > DAY_MS) return null;
    const key = readFileSync(path, 'utf8');
    return /^[0-9a-f]{64}$/.test(key) ? key : null;
  } catch {
    return null;
  }
}
