/** The journal on disk: whole lines or none, bounded, and never believed against the files (S-92, S-105, S-118, S-119). */
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepOf } from '../../src/server/edits/workspace.ts';
import { ensureStateDir, projectStateDir } from '../../src/server/files/state-dir.ts';
import { Journal } from '../../src/server/journal/journal.ts';
import { encodeLine } from '../../src/server/journal/journal-file.ts';
import type { IntentRecord, JournalRecord } from '../../src/server/journal/journal-records.ts';
import type { Session } from '../../src/server/session.ts';
import { APP, TestProject } from './support/project.ts';
import { done, openSession, refused, textChange } from './support/sessions.ts';

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
});
afterEach(() => project.remove());

const path = () => join(project.stateDir, 'journal.jsonl');
const app = () => project.read('src/App.tsx');

async function withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(project);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

async function threeEdits(): Promise<string[]> {
  return withSession(async (session) => {
    const texts = [app()];
    for (const [from, to] of [
      ['Hello', 'One'],
      ['One', 'Two'],
      ['Two', 'Three'],
    ] as const) {
      await done(session.apply(textChange(project, '<h1', from, to), 'a'));
      texts.push(app());
    }
    return texts;
  });
}

describe('damage', () => {
  test('[S-118] cut at any place, the start succeeds, files stay, and what is left can be undone', async () => {
    const texts = await threeEdits();
    const whole = readFileSync(path());
    const files = project.snapshot();
    for (let length = 0; length <= whole.length; length += Math.max(1, Math.floor(whole.length / 60))) {
      writeFileSync(path(), whole.subarray(0, length));
      await withSession(async (session) => {
        expect(project.snapshot(), `cut at ${length}`).toEqual(files);
        const answer = await session.undo('a');
        if (answer.ok) expect(texts).toContain(app());
        project.write('src/App.tsx', texts.at(-1) as string);
      });
    }
  }, 60_000);

  test('[S-118] a flipped bit anywhere is noticed', async () => {
    await threeEdits();
    const whole = readFileSync(path());
    const files = project.snapshot();
    for (let i = 0; i < 40; i++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor((i / 40) * bytes.length);
      bytes[at] = (bytes[at] as number) ^ 4;
      writeFileSync(path(), bytes);
      project.logger.lines.length = 0;
      await withSession(async () => {
        expect(project.snapshot()).toEqual(files);
        expect(project.logger.lines.join(), `bit of byte ${at}`).toMatch(/undo journal/);
      });
    }
  }, 60_000);

  test.each([
    ['of another version', () => encodeLine({ kind: 'header', version: 99, root: '/x' })],
    ['of another project', () => encodeLine({ kind: 'header', version: 1, root: '/somewhere/else' })],
    ['of zero bytes', () => ''],
    ['of noise', () => 'not a journal\n'],
  ])('[S-118] a journal %s is set aside and said to be', async (_name, content) => {
    mkdirSync(project.stateDir, { mode: 0o700 });
    writeFileSync(path(), content());
    await threeEdits();
    expect(project.logger.lines.join()).toContain('could not be used');
    await withSession((session) => done(session.undo('a')));
    expect(existsSync(`${path()}.unusable`)).toBe(true);
  });

  test('[S-118] a link in place of the journal is not followed', async () => {
    mkdirSync(project.stateDir, { mode: 0o700 });
    writeFileSync(join(project.base, 'precious'), 'keep me');
    symlinkSync(join(project.base, 'precious'), path());
    await threeEdits();
    expect(readFileSync(join(project.base, 'precious'), 'utf8')).toBe('keep me');
  });

  test('[S-118] a planted journal is no licence to write where nothing may be written', async () => {
    writeFileSync(join(project.base, 'victim.ts'), 'old');
    project.write('vite.config.ts', 'export default {};\n');
    for (const [file, now] of [
      ['../victim.ts', 'old'],
      ['vite.config.ts', 'export default {};\n'],
    ] as const) {
      plant(file, now);
      const before = project.snapshot();
      await withSession(async (session) => {
        expect(['forbidden-path', 'file-not-found', 'history-lost', 'lines-changed']).toContain(
          await refused(session.undo('a')),
        );
      });
      expect(project.snapshot()).toEqual(before);
      expect(readFileSync(join(project.base, 'victim.ts'), 'utf8')).toBe('old');
    }
  });

  /** A journal with good checksums that claims we changed a file, so that undo would write it. */
  function plant(file: string, now: string, committed = true): void {
    const step = stepOf(file, 'evil', now, [{ start: 0, end: 4, text: now }]);
    const head = {
      id: randomUUID(),
      changeId: randomUUID(),
      type: 'EDIT_TEXT' as const,
      origin: 'x',
      time: '',
      fieldsHash: '',
    };
    const intent: IntentRecord = {
      kind: 'intent',
      op: 'change',
      id: 'op',
      activity: head,
      target: head.id,
      steps: [step],
      outcome: {},
    };
    const records: JournalRecord[] = [
      { kind: 'header', version: 1, root: project.root },
      { kind: 'base', file, text: 'evil' },
      intent,
    ];
    if (committed) records.push({ kind: 'commit', id: 'op', prevIdToNewIdMap: {}, lost: [], gained: [], warnings: [] });
    mkdirSync(project.stateDir, { recursive: true, mode: 0o700 });
    writeFileSync(path(), records.map(encodeLine).join(''));
  }

  test('[S-118] neither is a planted unfinished operation', async () => {
    writeFileSync(join(project.base, 'victim.ts'), 'old');
    for (const file of ['../victim.ts', 'vite.config.ts']) {
      plant(file, file === 'vite.config.ts' ? project.read(file) : 'old', false);
      const before = project.snapshot();
      await withSession(async () => undefined);
      expect(project.snapshot()).toEqual(before);
      expect(readFileSync(join(project.base, 'victim.ts'), 'utf8')).toBe('old');
    }
  });
});

describe('what a crash leaves', () => {
  const records = () => readFileSync(path(), 'utf8').trimEnd().split('\n');

  test('[S-105] an operation without commit whose file was written is complete', async () => {
    const texts = await threeEdits();
    const lines = records();
    expect(lines.at(-1)).toContain('"kind":"commit"');
    writeFileSync(path(), `${lines.slice(0, -1).join('\n')}\n`);
    await withSession(async (session) => {
      expect(app()).toBe(texts[3]);
      await done(session.undo('a'));
      expect(app()).toBe(texts[2]);
    });
  });

  test('[S-105] one whose file was not written is taken back', async () => {
    const texts = await threeEdits();
    writeFileSync(path(), `${records().slice(0, -1).join('\n')}\n`);
    project.write('src/App.tsx', texts[2] as string);
    await withSession(async (session) => {
      expect(session.activities()).toHaveLength(2);
      await done(session.undo('a'));
      expect(app()).toBe(texts[1]);
    });
  });

  test('[S-116] one of two files, of which one was written, is rolled back', async () => {
    const { wordChange, wordMutate } = await import('./support/sessions.ts');
    const before = project.snapshot();
    const session = await openSession(project, { mutate: wordMutate });
    await done(session.apply(wordChange(project, 'label=>title', 'src/App.tsx src/Card.tsx'), 'a'));
    await session.close();
    const { CARD } = await import('./support/project.ts');
    writeFileSync(path(), `${records().slice(0, -1).join('\n')}\n`);
    project.write('src/Card.tsx', CARD);
    await withSession(async (again) => {
      expect(project.snapshot()).toEqual(before);
      expect(again.activities()).toEqual([]);
    });
  });

  test('[S-105] temporary files of dead processes are removed, those of living ones are not', async () => {
    await threeEdits();
    project.write('src/.App.tsx.ve-999999999-0123456789ab.tmp', 'x');
    project.write(`src/.App.tsx.ve-${process.pid}-0123456789ab.tmp`, 'x');
    project.write('src/.App.tsx.tmp', 'mine');
    await withSession(async () => undefined);
    expect(readdirSync(project.path('src')).filter((name) => name.startsWith('.'))).toEqual([
      '.App.tsx.tmp',
      `.App.tsx.ve-${process.pid}-0123456789ab.tmp`,
    ]);
  });
});

describe('bounds', () => {
  test('[S-92] old activities are dropped beyond the limits, the newest 100 never', async () => {
    ensureStateDir(project.stateDir);
    let journal = Journal.open(project.stateDir, project.root, () => undefined, { entries: 150, bytes: 1e9 });
    let text = '0';
    for (let i = 1; i <= 400; i++) {
      text = await append(journal, text, String(i));
      expect(journal.ledger.entries.length).toBeLessThanOrEqual(151);
    }
    expect(journal.ledger.entries.length).toBeGreaterThanOrEqual(100);
    journal.close();
    journal = Journal.open(project.stateDir, project.root, () => undefined, { entries: 150, bytes: 1e9 });
    expect(journal.ledger.history('src/a.ts')?.text).toBe('400');
    expect(journal.ledger.entries.at(-1)?.steps[0]?.step.splices[0]?.text).toBe('400');
    journal.close();
  });

  test('[S-92] a byte limit holds as well', async () => {
    ensureStateDir(project.stateDir);
    const journal = Journal.open(project.stateDir, project.root, () => undefined, { entries: 1000, bytes: 200_000 });
    let text = '0';
    for (let i = 1; i <= 300; i++) text = await append(journal, text, String(i).repeat(300));
    expect(journal.ledger.entries.length).toBeLessThan(200);
    expect(journal.ledger.entries.length).toBeGreaterThanOrEqual(100);
    expect(statSync(path()).size).toBeLessThan(600_000);
    journal.close();
  });

  async function append(journal: Journal, before: string, after: string): Promise<string> {
    const step = stepOf('src/a.ts', before, after, [{ start: 0, end: before.length, text: after }]);
    const activity = {
      id: randomUUID(),
      changeId: randomUUID(),
      type: 'EDIT_TEXT' as const,
      origin: '',
      time: '',
      fieldsHash: '',
    };
    const intent: IntentRecord = {
      kind: 'intent',
      op: 'change',
      id: activity.id,
      activity,
      target: activity.id,
      steps: [step],
      outcome: {},
    };
    await journal.begin(intent, () => before);
    await journal.commit(intent, { prevIdToNewIdMap: {}, lost: [], gained: [], warnings: [] });
    return after;
  }
});

describe('the state folder', () => {
  test('[S-119] is private, and the journal too', async () => {
    await threeEdits();
    expect((statSync(project.stateDir).mode & 0o777).toString(8)).toBe('700');
    for (const name of readdirSync(project.stateDir)) {
      expect((statSync(join(project.stateDir, name)).mode & 0o077).toString(8), name).toBe('0');
    }
  });

  test('[S-119] that others may read, or that is a link, is refused with what to do', () => {
    mkdirSync(project.stateDir, { mode: 0o755 });
    chmodSync(project.stateDir, 0o755);
    expect(() => ensureStateDir(project.stateDir)).toThrow(/chmod 700/);
    rmSync(project.stateDir, { recursive: true });
    symlinkSync(project.root, project.stateDir);
    expect(() => ensureStateDir(project.stateDir)).toThrow(/is not a folder/);
  });

  test('[S-119] an edit is refused when its journal was deleted', async () => {
    await withSession(async (session) => {
      rmSync(project.stateDir, { recursive: true });
      const answer = await session.apply(textChange(project, '<h1', 'Hello', 'Bye'), 'a');
      expect(answer).toMatchObject({ ok: false, error: { code: 'journal-error' } });
      expect(app()).toBe(APP);
    });
  });

  test('[S-62] is outside the project, and another for each root', () => {
    const env = { XDG_STATE_HOME: '/state' };
    expect(dirname(projectStateDir(project.root, env))).toBe('/state/visual-edit');
    expect(projectStateDir(project.root, env)).not.toBe(projectStateDir(project.base, env));
    expect(projectStateDir(project.root, { XDG_STATE_HOME: 'relative' })).not.toContain('relative');
  });

  test('[S-125] the lock of a killed process, even with its id in use again, is taken over', async () => {
    mkdirSync(project.stateDir, { mode: 0o700 });
    for (const lock of [{ pid: 999_999_999, startTime: '1' }, { pid: process.pid, startTime: '1' }, 'nonsense']) {
      writeFileSync(join(project.stateDir, 'lock'), typeof lock === 'string' ? lock : JSON.stringify(lock));
      await withSession(async (session) => {
        expect(session.activities()).toEqual([]);
      });
      expect(existsSync(join(project.stateDir, 'lock'))).toBe(false);
    }
  });
});

test('a torn line at the end is cut off by the next start', async () => {
  const texts = await threeEdits();
  appendFileSync(path(), '0123456789abcdef {"kind":"comm');
  await withSession((session) => done(session.undo('a')));
  expect(app()).toBe(texts[2]);
  truncateSync(path(), statSync(path()).size - 1);
  await withSession(async () => undefined);
});
