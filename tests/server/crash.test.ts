/** Kill and failure at every file-system call of an edit: each file is old or new, and the next start goes on (S-105 to S-108). */

import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted, isFull } from '../support/counts.ts';
import { bundleScript } from './support/bundle.ts';
import { arm, disarm } from './support/faults.ts';
import { APP, CARD, FILES, TestProject } from './support/project.ts';
import { done, openSession, wordChange, wordMutate } from './support/sessions.ts';

const OLD = { 'src/App.tsx': APP, 'src/Card.tsx': CARD };
const NEW = { 'src/App.tsx': APP.replace('label', 'title'), 'src/Card.tsx': CARD.replace('label', 'title') };
const now = (project: TestProject) => ({
  'src/App.tsx': project.read('src/App.tsx'),
  'src/Card.tsx': project.read('src/Card.tsx'),
});
const bothFiles = (project: TestProject) => wordChange(project, 'label=>title', 'src/App.tsx src/Card.tsx');

describe('failing calls', () => {
  /** The calls of one edit of two files, in order. */
  async function callsOfAnEdit(): Promise<string[]> {
    const project = new TestProject();
    const session = await openSession(project, { mutate: wordMutate });
    const change = bothFiles(project);
    arm(null);
    await done(session.apply(change, 'a'));
    const calls = disarm();
    await session.close();
    project.remove();
    return calls;
  }

  async function editWithFault(fault: Parameters<typeof arm>[0]): Promise<void> {
    const project = new TestProject();
    const session = await openSession(project, { mutate: wordMutate });
    const change = bothFiles(project);
    const open = readdirSync('/proc/self/fd').length;
    const files = Object.keys(project.snapshot());
    arm(fault);
    const answer = await session.apply(change, 'a');
    disarm();
    const what = JSON.stringify([fault, answer]);
    expect(now(project), what).toEqual(answer.ok ? NEW : OLD);
    expect(readdirSync('/proc/self/fd').length, what).toBe(open);
    if (!answer.ok) {
      expect(answer.error.code, what).toMatch(/^(disk-error|journal-error|not-writable|forbidden-path)$/);
      await done(session.apply({ ...change, id: crypto.randomUUID() }, 'a'));
    }
    await done(session.undo('a'));
    expect(now(project), what).toEqual(OLD);
    // Files that could not be removed then are removed with the next edit.
    expect(Object.keys(project.snapshot()), what).toEqual(files);
    await session.close();
    const again = await openSession(project);
    expect(
      again.activities().filter(({ type }) => type === 'UNKNOWN'),
      what,
    ).toEqual([]);
    await again.close();
    project.remove();
  }

  test(
    '[S-106] any error at any call leaves the old files, and the next edit works',
    async () => {
      const calls = await callsOfAnEdit();
      expect(calls.filter((name) => name === 'renameSync')).toHaveLength(2);
      expect(calls).toContain('fdatasync');
      const rest = isFull ? ['EROFS', 'EMFILE', 'EDQUOT', 'EACCES'] : [];
      for (const code of ['ENOSPC', 'EIO', ...rest]) {
        for (let at = 1; at <= calls.length; at++) await editWithFault({ kind: 'error', at, code });
      }
    },
    counted(120_000, 600_000),
  );

  test('[S-106] [S-108] a write that takes only half is gone on with', async () => {
    const calls = await callsOfAnEdit();
    for (let at = 1; at <= calls.length; at++) {
      if (/write/i.test(calls[at - 1] as string)) await editWithFault({ kind: 'short-write', at });
    }
  });
});

describe('kills', () => {
  let script: string;
  beforeAll(async () => {
    script = await bundleScript(new URL('./support/crash-child.ts', import.meta.url));
  }, 120_000);
  afterAll(() => rmSync(dirname(script), { recursive: true }));

  /** @returns the signal that ended it, null when it ended by itself */
  function run(project: TestProject, args: string[], killAfterReady?: number): Promise<string | null> {
    const child = spawn(process.execPath, [script, project.root, project.stateDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (killAfterReady !== undefined)
      child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfterReady));
    return new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  }

  test(
    '[S-105] a kill before or after any call leaves old or new, both files alike after the next start',
    async () => {
      const atOnce = async (when: string, at: number): Promise<boolean> => {
        const project = new TestProject();
        const killed = (await run(project, ['once', String(at), when])) === 'SIGKILL';
        for (const [file, text] of Object.entries(now(project))) {
          expect(
            [OLD, NEW].map((texts) => texts[file as keyof typeof OLD]),
            `${when} call ${at}: ${file}`,
          ).toContain(text);
        }
        const session = await openSession(project);
        const [state] = [OLD, NEW].filter((texts) => texts['src/App.tsx'] === project.read('src/App.tsx'));
        expect(now(project), `${when} call ${at}`).toEqual(state);
        expect(Object.keys(project.snapshot())).toEqual(Object.keys(FILES).sort());
        expect(session.activities()).toHaveLength(state === NEW ? 1 : 0);
        if (state === NEW) await done(session.undo('a'));
        expect(now(project)).toEqual(OLD);
        await session.close();
        project.remove();
        return killed;
      };
      // "After" differs from "before the next" only where calls overlap: it is for the full run.
      for (const when of isFull ? ['before', 'after'] : ['before']) {
        let killed = true;
        for (let at = 1; killed; at += 2) {
          killed = (await Promise.all([atOnce(when, at), atOnce(when, at + 1)])).every(Boolean);
          if (at === 1) expect(killed).toBe(true);
        }
      }
    },
    counted(240_000, 1_200_000),
  );

  test(
    '[S-107] kills at random moments of a stream of edits tear nothing and lose nothing',
    async () => {
      const kills = counted(50, 1000);
      const workers = 2;
      await Promise.all(
        Array.from({ length: workers }, async () => {
          const project = new TestProject({ ...FILES, 'src/App.tsx': APP.replace('Hello', 'v0') });
          let last = 0;
          for (let i = 0; i < kills / workers; i++) {
            await run(project, ['forever'], Math.random() * 60);
            const text = project.read('src/App.tsx');
            const number = Number(/v(\d+)<\/h1>/.exec(text)?.[1]);
            expect(text).toBe(APP.replace('Hello', `v${number}`));
            expect(number).toBeGreaterThanOrEqual(last);
            last = number;
          }
          const session = await openSession(project);
          expect(Object.keys(project.snapshot())).toEqual(Object.keys(FILES).sort());
          const activities = session.activities();
          expect(activities.filter(({ type }) => type !== 'EDIT_TEXT')).toEqual([]);
          // The journal lists exactly the edits made: undoing all of them gives the first text.
          expect(activities).toHaveLength(Math.min(last, activities.length));
          for (let i = 0; i < activities.length; i++) await done(session.undo('a'));
          expect(project.read('src/App.tsx')).toBe(APP.replace('Hello', `v${last - activities.length}`));
          await session.close();
          project.remove();
        }),
      );
    },
    counted(240_000, 3_600_000),
  );
});
