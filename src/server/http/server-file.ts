/** `server.json` in the state folder tells scripts of the same user how to reach the running server. */
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

/** @returns a function that removes the file */
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

/** @returns the running server of this state folder; null when there is none, or its process has ended */
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
