/** Faults at system calls of another process, put there by strace. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

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

function attached(tracer: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let said = '';
    tracer.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('attached')) resolve();
    });
    tracer.on('close', () => reject(new Error(`strace ended: ${said}`)));
  });
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
  await attached(tracer);
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

/** A successful system call of a traced process: its arguments, descriptors with their paths. */
export interface TracedCall {
  call: string;
  args: string;
}

/**
 * Runs some work while strace follows a process and all its threads.
 * @returns the calls in the order in which they were done
 */
export async function callsDuring(
  pid: number,
  calls: readonly string[],
  work: () => Promise<unknown>,
): Promise<TracedCall[]> {
  const folder = mkdtempSync(join(tmpdir(), 've-strace-'));
  const log = join(folder, 'log');
  const args = ['-f', '-y', '-s', '0', '-o', log, '-e', `trace=${calls.join(',')}`, '-p', `${pid}`];
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = new Promise<void>((resolve) => tracer.on('close', () => resolve()));
  await attached(tracer);
  await work();
  tracer.kill('SIGINT');
  await closed;
  const lines = readFileSync(log, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  return doneCalls(lines);
}

/** A call that waits stands in two lines: where it begins, with its arguments, and where it ends, with its result. */
function doneCalls(lines: readonly string[]): TracedCall[] {
  const begun = new Map<string, string>();
  return lines.flatMap((line): TracedCall[] => {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const unfinished = /^\w+\((.*) <unfinished \.\.\.>$/.exec(text);
    if (unfinished) begun.set(thread, unfinished[1] as string);
    const [, call = '', args, result] = /^(?:<\.\.\. )?(\w+)(?:\((.*)\)| resumed>.*\)) += (-?\d+)/.exec(text) ?? [];
    return Number(result) >= 0 && call !== '' ? [{ call, args: args ?? begun.get(thread) ?? '' }] : [];
  });
}
