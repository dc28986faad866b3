/** Faults at system calls of another process, put there by strace. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls that change files or make them last. */
export const FILE_CALLS = [
  'openat',
  'write',
  'pwrite64',
  'fsync',
  'fdatasync',
  'rename',
  'linkat',
  'link',
  'unlink',
  'ftruncate',
  'fchmod',
  'fchown',
] as const;

/** Why strace cannot put faults here, or null when it can. */
export function whyNoStrace(): string | null {
  if (process.platform !== 'linux') return 'strace is a program of Linux';
  const { error, status, stderr } = spawnSync('strace', ['-e', 'trace=none', 'true'], { encoding: 'utf8' });
  if (error) return 'strace is not installed';
  return status === 0 ? null : `strace may not trace here: ${stderr.trim().split('\n')[0]}`;
}

/** The first thread of a process, and the one that does its waiting calls: with one such thread it is the newest. */
export function threadsOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  return [pid, Math.max(...threads)];
}

export interface Injection {
  /** the call that was hit, as strace shows it, null when there was none */
  hit(): string | null;
  /** Lets go of the process. */
  end(): Promise<void>;
}

/**
 * From now on, the `at`-th `call` of this thread meets a fault.
 * @param fault `signal=KILL` or `error=ENOSPC`
 */
export async function inject(thread: number, call: string, fault: string, at: number): Promise<Injection> {
  const folder = mkdtempSync(join(tmpdir(), 've-strace-'));
  const log = join(folder, 'log');
  const args = ['-y', '-o', log, '-e', `trace=${call}`, '-e', `inject=${call}:${fault}:when=${at}`, '-p', `${thread}`];
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = new Promise<void>((resolve) => tracer.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    tracer.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('attached')) resolve();
    });
    tracer.on('close', () => reject(new Error(`strace ended: ${said}`)));
  });
  let lines = '';
  return {
    hit: () => lines.split('\n').find((line) => line.includes('(INJECTED)') || line.includes('killed by')) ?? null,
    async end() {
      tracer.kill('SIGINT');
      await closed;
      lines = readFileSync(log, 'utf8');
      rmSync(folder, { recursive: true });
    },
  };
}
