/**
 * Which process a number means. A process id is used again after its process is gone, so locks keep the start time as well
 * (S-125).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A word for when a process started, unlike for two processes of one id; null when it cannot be told. */
export function startTimeOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in parentheses, may hold anything; field 22 counts from before it.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * True when process `pid` runs and, where a start time is given and can be told, is the one that started then.
 */
export function isSameProcess(pid: number, startTime: string | null): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const now = startTime === null ? null : startTimeOf(pid);
  return now === null || startTime === now;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
