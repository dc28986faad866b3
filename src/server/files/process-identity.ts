/** Identifies a process by id and start time, because systems reuse the ids of ended processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The start time, in a form specific to the system, for comparison only; null when it is unavailable. */
export function startTimeOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The process name, in parentheses, may contain spaces; the start time is field 22 of the whole line.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** True when process `pid` runs and its start time, if given and available, is the same. */
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
