/** The same as crash.test.ts, one level down: faults at system calls, where no wrapper of ours could overlook one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import type { MutationAnswer } from '../../src/protocol/api.ts';
import { counted } from '../support/counts.ts';
import { bundleScript } from './support/bundle.ts';
import { APP, CARD, FILES, TestProject } from './support/project.ts';
import { openSession } from './support/sessions.ts';
import { callsDuring, FILE_CALLS, inject, threadsOf, whyNoStrace } from './support/strace.ts';

const OLD = { 'src/App.tsx': APP, 'src/Card.tsx': CARD };
const NEW = { 'src/App.tsx': APP.replace('label', 'title'), 'src/Card.tsx': CARD.replace('label', 'title') };
const now = (project: TestProject) => ({
  'src/App.tsx': project.read('src/App.tsx'),
  'src/Card.tsx': project.read('src/Card.tsx'),
});
const reason = whyNoStrace();

let script: string;
beforeAll(async () => {
  script = await bundleScript(new URL('./support/traced-child.ts', import.meta.url));
}, 120_000);
afterAll(() => rmSync(dirname(script), { recursive: true }));

/** The process under test: one line in, one line out. */
class Child {
  private readonly replies: AsyncIterator<string>;
  private readonly process: ChildProcess;
  readonly ended: Promise<string | null>;
  /** its standard error */
  said = '';

  constructor(project: TestProject) {
    this.process = spawn(process.execPath, [script, project.root, project.stateDir], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // One thread for waiting calls, so that the numbers of calls mean the same each time.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
    });
    this.ended = new Promise((resolve) => this.process.on('close', (_code, signal) => resolve(signal)));
    const output = this.process.stdout as NodeJS.ReadableStream;
    this.replies = createInterface({ input: output })[Symbol.asyncIterator]();
    this.process.stdin?.on('error', () => {});
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
  }

  static async start(project: TestProject): Promise<Child> {
    const child = new Child(project);
    expect(await child.line()).toBe('ready');
    return child;
  }

  threads(): number[] {
    return threadsOf(this.process.pid as number);
  }

  /** @returns null when the process ended instead */
  async ask(line: 'edit' | 'undo'): Promise<MutationAnswer | null> {
    this.process.stdin?.write(`${line}\n`);
    const text = await this.line();
    return text === null ? null : (JSON.parse(text) as MutationAnswer);
  }

  openFiles(): number {
    return readdirSync(`/proc/${this.process.pid}/fd`).length;
  }

  async end(): Promise<void> {
    this.process.stdin?.end();
    await this.ended;
  }

  private async line(): Promise<string | null> {
    const { value, done } = await this.replies.next();
    return done ? null : value;
  }
}

function needsStrace({ skip }: TestContext): void {
  if (reason !== null) skip(`${reason}; crash.test.ts puts the same faults into the calls of Node`);
}

/** Calls are tried one by one in the full run, and every few otherwise. */
const STRIDE = counted(6, 1);

test(
  '[S-105] a kill at any system call leaves old or new, and the next start goes on',
  async (context) => {
    needsStrace(context);
    let kills = 0;
    /** @returns false when the edit has no such call any more */
    const killAt = async (threadIndex: number, call: string, at: number): Promise<boolean> => {
      const project = new TestProject();
      const child = await Child.start(project);
      const injection = await inject(child.threads()[threadIndex] as number, call, 'signal=KILL', at);
      const reply = await child.ask('edit');
      await Promise.all([injection.end(), reply ? child.end() : child.ended]);
      const what = `${call} ${at} of thread ${threadIndex}`;
      for (const [file, text] of Object.entries(now(project))) {
        expect(
          [OLD, NEW].map((texts) => texts[file as keyof typeof OLD]),
          `${what}: ${file}`,
        ).toContain(text);
      }
      const session = await openSession(project);
      const [state] = [OLD, NEW].filter((texts) => texts['src/App.tsx'] === project.read('src/App.tsx'));
      expect(now(project), what).toEqual(state);
      expect(Object.keys(project.snapshot()), what).toEqual(Object.keys(FILES).sort());
      expect(session.activities(), what).toHaveLength(state === NEW ? 1 : 0);
      if (state === NEW) expect((await session.undo('a')).ok, what).toBe(true);
      expect(now(project), what).toEqual(OLD);
      await session.close();
      project.remove();
      if (reply === null) kills++;
      return reply === null;
    };
    for (const threadIndex of [0, 1]) {
      for (const call of FILE_CALLS) {
        for (let at = 1; await killAt(threadIndex, call, at); at += STRIDE);
      }
    }
    expect(kills).toBeGreaterThan(counted(10, 40));
  },
  counted(240_000, 1_200_000),
);

test('[S-131] each step of a change is on the disk before the next begins', async (context) => {
  needsStrace(context);
  const project = new TestProject();
  const child = await Child.start(project);
  const [pid = 0] = child.threads();
  const calls = await callsDuring(pid, ['fsync', 'fdatasync', 'rename', 'renameat', 'renameat2'], () =>
    child.ask('edit'),
  );
  await child.end();
  const names = calls.map(
    ({ call, args }) => `${call} ${args.replace(/\.ve-[^.]+/g, '').match(/[^/]+(?=[>"]$)/)?.[0]}`,
  );
  // First, in any order, the files needed to revert the change or to complete it; then the renames into place.
  expect(names.slice(0, 3).sort()).toEqual(['fdatasync journal.jsonl', 'fsync .App.tsx.tmp', 'fsync .Card.tsx.tmp']);
  expect(names.slice(3)).toEqual(['rename App.tsx', 'rename Card.tsx', 'fsync src', 'fsync src']);
  project.remove();
});

const ERRORS: Record<(typeof FILE_CALLS)[number], string[]> = {
  openat: ['EMFILE', 'EACCES', 'EROFS'],
  write: ['ENOSPC', 'EIO', 'EDQUOT'],
  // The quota first: it is an error that Node has no name for.
  pwrite64: ['EDQUOT', 'ENOSPC', 'EIO'],
  fsync: ['EIO', 'ENOSPC'],
  fdatasync: ['EIO', 'ENOSPC'],
  rename: ['EIO', 'EROFS', 'EACCES'],
  linkat: ['EIO', 'EACCES'],
  link: ['EIO', 'EACCES'],
  unlink: ['EIO', 'EROFS'],
  ftruncate: ['EIO'],
  fchmod: ['EIO', 'EROFS'],
  fchown: ['EIO'],
};

test(
  '[S-106] an error at any system call on a file leaves the old files, and the next edit works',
  async (context) => {
    needsStrace(context);
    const project = new TestProject();
    const files = Object.keys(FILES).sort();
    let child = await Child.start(project);
    let [met, open] = [0, 0];
    /** @returns false when the edit has no such call any more */
    const failAt = async (threadIndex: number, call: string, code: string, at: number): Promise<boolean> => {
      const injection = await inject(child.threads()[threadIndex] as number, call, `error=${code}`, at);
      const reply = await child.ask('edit');
      await injection.end();
      const hit = injection.hit();
      const what = `${code} at ${call} ${at} of thread ${threadIndex}: ${hit}`;
      // Node's internal pipes are no files: an error there is not a disk's answer, and may well end the process.
      if (reply === null) {
        expect(hit, `${what}\n${child.said}`).not.toContain(project.base);
        expect([OLD, NEW], what).toContainEqual(now(project));
        child = await Child.start(project);
      } else {
        expect(now(project), what).toEqual(reply.ok ? NEW : OLD);
        if (!reply.ok) {
          expect(reply.error.code, what).toMatch(/^(?:disk-error|journal-error|not-writable|forbidden-path)$/);
          met++;
          expect(await child.ask('edit'), what).toMatchObject({ ok: true });
        }
        expect(await child.ask('undo'), what).toMatchObject({ ok: true });
        if (open === 0) open = child.openFiles();
        expect(child.openFiles(), `${what}: open files`).toBe(open);
      }
      if (now(project)['src/App.tsx'] !== APP) await child.ask('undo');
      expect(now(project), what).toEqual(OLD);
      expect(Object.keys(project.snapshot()), what).toEqual(files);
      return hit !== null;
    };
    for (const threadIndex of [0, 1]) {
      for (const call of FILE_CALLS) {
        for (const code of ERRORS[call].slice(0, counted(1, 9))) {
          for (let at = 1; await failAt(threadIndex, call, code, at); at += counted(3, 1));
        }
      }
    }
    await child.end();
    expect(met).toBeGreaterThan(counted(8, 40));
    project.remove();
  },
  counted(240_000, 1_200_000),
);
