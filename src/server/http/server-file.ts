/** `server.json` in the state folder: where the running server is, for scripts of the same user (design §8). */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, startTimeOf } from '../files/process-identity.ts';

export interface ServerFile {
  apiUrl: string;
  token: string;
  canvasId: string;
  pid: number;
  startTime: string | null;
}

/** @returns the function that removes it */
export function writeServerFile(stateDir: string, server: Omit<ServerFile, 'pid' | 'startTime'>): () => void {
  const path = join(stateDir, 'server.json');
  const content: ServerFile = { ...server, pid: process.pid, startTime: startTimeOf(process.pid) };
  const temp = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temp, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
  renameSync(temp, path);
  return () => {
    if (readServerFile(stateDir)?.token === server.token) unlinkSync(path);
  };
}

/** The server that runs for this state folder, or null: none, or the file is a dead process's. */
export function readServerFile(stateDir: string): ServerFile | null {
  let content: ServerFile;
  try {
    content = JSON.parse(readFileSync(join(stateDir, 'server.json'), 'utf8')) as ServerFile;
  } catch {
    return null;
  }
  const isWhole =
    typeof content?.apiUrl === 'string' && typeof content.token === 'string' && Number.isInteger(content.pid);
  return isWhole && isSameProcess(content.pid, content.startTime ?? null) ? content : null;
}
