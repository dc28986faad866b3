/** `server.json` in the state folder tells scripts of the same user how to reach the running server. */
import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, startTimeOf } from '../files/process-identity.ts';
import { writePrivateFile } from './private-file.ts';

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
  writePrivateFile(path, JSON.stringify(content));
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
