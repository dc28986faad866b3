/** The session: once each, in order, all or nothing, and in peace with other programs that write. */
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { sha256 } from '../../src/server/files/hash.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import { ProjectLockedError } from '../../src/server/index.ts';
import type { Session } from '../../src/server/session.ts';
import type { SessionEvent } from '../../src/server/types.ts';
import { counted } from '../support/counts.ts';
import { APP, CARD, TestProject } from './support/project.ts';
import { done, openSession, refused, textChange, wordChange, wordMutate } from './support/sessions.ts';

let project: TestProject;
let session: Session;
beforeEach(async () => {
  project = new TestProject();
  session = await openSession(project);
});
afterEach(async () => {
  await session.close();
  project.remove();
});
const app = () => project.read('src/App.tsx');

async function reopen(over: Parameters<typeof openSession>[1]): Promise<void> {
  await session.close();
  session = await openSession(project, over);
}

describe('a change', () => {
  test('[S-38] sent twice is applied once and answered the same, also after a restart', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const [first, second] = await Promise.all([session.apply(change, 'a'), session.apply(change, 'a')]);
    expect(second).toEqual(first);
    expect(session.activities()).toHaveLength(1);
    await reopen({});
    const { files, changeId, activityId } = await done(session.apply(change, 'a'));
    expect({ files, changeId, activityId }).toEqual({
      files: (first as { files: unknown }).files,
      changeId: change.id,
      activityId: (first as { activityId: string }).activityId,
    });
    expect(session.activities()).toHaveLength(1);
  });

  test('under the id of another is refused', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    await done(session.apply(change, 'a'));
    const other = { ...textChange(project, '<h1', 'Bye', 'Again'), id: change.id };
    expect(await refused(session.apply(other, 'a'))).toBe('change-id-reused');
    await reopen({});
    expect(await refused(session.apply(other, 'a'))).toBe('change-id-reused');
  });

  test('that is refused leaves everything as it was and is told to listeners', async () => {
    const events: SessionEvent[] = [];
    session.on((event) => events.push(event));
    const before = project.snapshot();
    const change = textChange(project, '<h1', 'not there', 'Bye');
    const code = await refused(session.apply(change, 'a'));
    expect(events).toMatchObject([{ event: 'refused', changeId: change.id, error: { code } }]);
    expect(project.snapshot()).toEqual(before);
    expect(session.activities()).toEqual([]);
  });

  test('as a dry run shows the diff and writes nothing', async () => {
    const before = project.snapshot();
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const answer = await done(session.apply(change, 'a', { dryRun: true }));
    expect(answer.files[0]?.diff).toContain('+      <h1>Bye</h1>');
    expect(project.snapshot()).toEqual(before);
    await done(session.apply(change, 'a'));
    expect(app()).toContain('Bye');
  });

  test('[S-58] [S-59] of an element that is gone is late, of one that never was unknown', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    project.write('src/App.tsx', 'export const App = () => <main className="p-4" />;\n');
    expect(await refused(session.apply(change, 'a'))).toBe('stale-element');
    const unknown = createChange(randomUUID(), 'REMOVE_CLASS', {
      codebaseIdToRemoveClass: `tempo-${randomUUID()}`,
      className: 'x',
    }) as typeof change;
    expect(await refused(session.apply(unknown, 'a'))).toBe('unknown-element');
  });

  test('[S-58] of a file that was moved does not land in another', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    project.write('src/Moved.tsx', app());
    rmSync(project.path('src/App.tsx'));
    const before = project.snapshot();
    expect(['stale-element', 'element-not-found']).toContain(await refused(session.apply(change, 'a')));
    expect(project.snapshot()).toEqual(before);
  });

  test('[S-113] reaches its element where an edit outside moved it', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    project.write('src/App.tsx', APP.replace('<main className="p-4">', '<main className="p-4">\n      <hr />'));
    await done(session.apply(change, 'a'));
    expect(app()).toBe(
      APP.replace('<main className="p-4">', '<main className="p-4">\n      <hr />').replace('Hello', 'Bye'),
    );
    expect(session.activities().map(({ type }) => type)).toEqual(['EDIT_TEXT', 'UNKNOWN']);
  });

  test('[S-120] of a file with a syntax error is refused with the place, and others go on', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    project.write('src/App.tsx', APP.replace('</main>', '</mian>'));
    expect(await session.apply(change, 'a')).toMatchObject({
      ok: false,
      error: { code: 'syntax-error', file: 'src/App.tsx', line: 10 },
    });
    project.write('src/App.tsx', APP);
    await done(session.apply({ ...change, id: randomUUID() }, 'a'));
    expect(app()).toContain('Bye');
  });

  test('[S-109] of a read-only file is refused with 423', async () => {
    chmodSync(project.path('src/App.tsx'), 0o444);
    expect(await refused(session.apply(textChange(project, '<h1', 'Hello', 'Bye'), 'a'))).toBe('read-only');
    chmodSync(project.path('src/App.tsx'), 0o644);
    expect(app()).toBe(APP);
  });

  test('[S-87] [S-126] of an engine that fails is a bug report, not a crash', async () => {
    const failing = [
      () => {
        throw new TypeError('boom');
      },
      () => {
        throw new RangeError('stack');
      },
    ];
    const codes = [];
    for (const mutate of failing) {
      await reopen({ mutate });
      codes.push(await refused(session.apply(textChange(project, '<h1', 'Hello', 'Bye'), 'a')));
    }
    expect(codes).toEqual(['internal-error', 'nesting-too-deep']);
    expect(project.logger.lines.join()).toContain('boom');
    expect(app()).toBe(APP);
  });
});

describe('what the engine says is checked again', () => {
  beforeEach(() => reopen({ mutate: wordMutate }));
  test.each([
    ['[S-63] half a character', 'Hello=>\ud800', 'invalid-text'],
    ['a result that does not parse', 'Hello=>{', 'syntax-error'],
    ['[S-88] a result that is too large', `Hello=>${'x'.repeat(2 * 1024 * 1024)}`, 'file-too-large'],
  ])('%s is refused', async (_name, replace, code) => {
    expect(await refused(session.apply(wordChange(project, replace, 'src/App.tsx'), 'a'))).toBe(code);
    expect(app()).toBe(APP);
  });

  test.each(['vite.config.ts', 'package.json', 'src/loose.css', 'src/unknown.tsx'])(
    '[S-48] %s is not written',
    async (file) => {
      project.write('src/loose.css', '/* no file of the app imports me */');
      const before = project.snapshot();
      expect(await refused(session.apply(wordChange(project, 'e=>x', file), 'a'))).toBe('forbidden-path');
      expect(project.snapshot()).toEqual(before);
    },
  );

  test('[S-116] two files change both or neither', async () => {
    await done(session.apply(wordChange(project, 'label=>title', 'src/App.tsx src/Card.tsx'), 'a'));
    expect([app(), project.read('src/Card.tsx')]).toEqual([
      APP.replace('label', 'title'),
      CARD.replace('label', 'title'),
    ]);
    await done(session.undo('a'));
    const before = project.snapshot();
    chmodSync(project.path('src/Card.tsx'), 0o444);
    expect(await refused(session.apply(wordChange(project, 'label=>title', 'src/App.tsx src/Card.tsx'), 'a'))).toBe(
      'read-only',
    );
    expect(project.snapshot()).toEqual(before);
  });
});

describe('the code view', () => {
  const change = (filename: string, baseHash: string) =>
    createChange(randomUUID(), 'EDIT_SOURCE', { filename, baseHash, splices: [] }) as ReturnType<typeof textChange>;

  test('[S-72] saves on the text it began with only, and files of the app only', async () => {
    expect(await refused(session.apply(change('src/App.tsx', sha256('old')), 'a'))).toBe('stale-file');
    expect(await refused(session.apply(change('src/none.tsx', sha256('old')), 'a'))).toBe('file-not-found');
    expect(await refused(session.apply(change('vite.config.ts', sha256('export default {};\n')), 'a'))).toBe(
      'file-not-found',
    );
  });
});

describe('many at once', () => {
  test('[S-115] 500 changes of one file all land once, in the order of their answers', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `c${i}`);
    const id = project.id('src/App.tsx', '<main');
    const answers = await Promise.all(
      names.map((className) =>
        session.apply(createChange(randomUUID(), 'ADD_CLASS', { codebaseIdToAddClass: id, className }) as never, 'a'),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(app()).toContain(`className="p-4 ${names.join(' ')}"`);
    expect(session.activities().map(({ changeId }) => changeId)).toHaveLength(500);
    // The journal, read afresh, gives the same text.
    await reopen({});
    expect(session.ws.journal.ledger.history('src/App.tsx')?.text).toBe(app());
    for (let i = 0; i < 20; i++) await done(session.undo('a'));
    expect(app()).toContain(`className="p-4 ${names.slice(0, 480).join(' ')}"`);
  }, 60_000);

  test('[S-114] two edits of one text: the second is refused, or lands after the first', async () => {
    const one = textChange(project, '<h1', 'Hello', 'One');
    const two = textChange(project, '<h1', 'Hello', 'Two');
    const answers = await Promise.all([session.apply(one, 'a'), session.apply(two, 'b')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(app()).toBe(APP.replace('Hello', 'One'));
  });

  test(
    '[S-113] no save of another program is lost under a storm of changes',
    async () => {
      let lost = 0;
      let text = 'Hello';
      for (let i = 0; i < counted(60, 10_000); i++) {
        const change = textChange(project, '<h1', text, `v${i}`);
        const answer = session.apply(change, 'a');
        if (i % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
        const now = app();
        const marked = now.replace(/<p>Second\d*</, `<p>Second${i}<`);
        project.write('src/App.tsx', marked);
        if ((await answer).ok) text = `v${i}`;
        // Our change may have been refused or be overwritten by a program that read before it; theirs must be there.
        if (!app().includes(`<p>Second${i}<`)) lost++;
        text = /<h1>(.*)<\/h1>/.exec(app())?.[1] as string;
        await session.ws.refresh('src/App.tsx');
      }
      expect(lost).toBe(0);
    },
    counted(30_000, 1_800_000),
  );

  test('[S-125] closing waits for what is under way and takes no more', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const late = textChange(project, '<p>Second', 'Second', 'x');
    const answer = session.apply(change, 'a');
    const closed = session.close();
    expect(await refused(session.apply(late, 'a'))).toBe('closing');
    await done(answer);
    await closed;
    expect(app()).toContain('Bye');
    session = await openSession(project);
  });

  test('[S-128] a second writer of the project is refused', async () => {
    const second = openSession(project);
    await expect(second).rejects.toThrow(/Another visual-edit \(process \d+\)/);
    await expect(second).rejects.toBeInstanceOf(ProjectLockedError);
  });
});

/** An editor that stays open over a restart may name an element before the new run's app has loaded the file. */
describe('a change that comes before the app has loaded its file again', () => {
  /** A run whose app has loaded nothing yet. */
  async function reopenUnloaded(meanwhile = () => {}): Promise<void> {
    await session.close();
    meanwhile();
    session = await openSession(project, { identity: new IdentityRegistry({ stateDir: project.stateDir }) });
  }

  test('is made, and the tables follow', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    await reopenUnloaded();
    const tables: string[] = [];
    session.hub.on((event) => {
      if (event.event === 'lookups') tables.push(...Object.keys(event.treeElementLookup));
    });
    await done(session.apply(change, 'a'));
    expect(app()).toBe(APP.replace('Hello', 'Bye'));
    expect(tables).toContain(project.id('src/App.tsx', '<h1'));
  });

  test('is made two restarts later', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    await reopenUnloaded();
    await reopenUnloaded();
    await done(session.apply(change, 'a'));
    expect(app()).toBe(APP.replace('Hello', 'Bye'));
  });

  test('is refused when the file was edited meanwhile: the id may mean another element by now', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const edited = APP.replace('<h1>', '<h1>New</h1>\n      <h1>');
    await reopenUnloaded(() => project.write('src/App.tsx', edited));
    expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
    expect(app()).toBe(edited);
  });

  test('is refused when the list of files is broken, and a planted one opens no path outside of the project [S-118]', async () => {
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const list = join(project.stateDir, 'files.json');
    for (const bad of ['', '{', '[]', 'null', '{"version":1}', '{"version":1,"files":{"src/App.tsx":1}}']) {
      await reopenUnloaded(() => writeFileSync(list, bad));
      expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
    }
    const outside = 'export const Out = () => <b>out</b>;\n';
    writeFileSync(join(project.base, 'out.tsx'), outside);
    const hash = createHash('sha256').update(outside).digest('hex');
    await reopenUnloaded(() => writeFileSync(list, JSON.stringify({ version: 1, files: { '../out.tsx': hash } })));
    expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
    expect(session.ws.identity.files()).toEqual([]);
  });
});
