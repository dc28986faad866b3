/** Undo and redo: byte for byte, over restarts, beside the edits of others, and never over them (S-117). */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import type { Session } from '../../src/server/session.ts';
import { APP, TestProject } from './support/project.ts';
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
const editHello = (to = 'Bye') => done(session.apply(textChange(project, '<h1', 'Hello', to), 'a'));

async function restart(): Promise<void> {
  await session.close();
  session = await openSession(project);
}

describe('undo and redo', () => {
  test('go through any number of changes and back', async () => {
    const texts = [app()];
    for (const [from, to] of [
      ['Hello', 'A'],
      ['A', 'B'],
      ['B', 'C'],
    ] as const) {
      await done(session.apply(textChange(project, '<h1', from, to), 'a'));
      texts.push(app());
    }
    for (const text of texts.slice(0, -1).reverse()) {
      await done(session.undo('a'));
      expect(app()).toBe(text);
    }
    expect(await refused(session.undo('a'))).toBe('nothing-to-undo');
    for (const text of texts.slice(1)) {
      await done(session.redo('a'));
      expect(app()).toBe(text);
    }
    expect(await refused(session.redo('a'))).toBe('nothing-to-redo');
  });

  test('pass over a change that cannot be undone any more, also after a restart, and say nothing else of it', async () => {
    const first = await editHello('A');
    const second = await done(session.apply(textChange(project, '<h1', 'A', 'B'), 'a'));
    project.write('src/App.tsx', app().replace('>B<', '>Mine<'));
    const text = app();
    expect(await refused(session.undo('a'))).toBe('lines-changed');
    expect(await refused(session.passOver('b', first.changeId))).toBe('stale-ledger');
    let heard: unknown;
    session.on((event) => {
      heard = event;
    });
    expect(await done(session.passOver('b', second.changeId))).toMatchObject({
      activityId: second.activityId,
      files: [],
    });
    expect(app()).toBe(text);
    expect(heard).toMatchObject({ event: 'undo', activity: { passedOver: true, undone: true } });
    await restart();
    expect(session.activities().find(({ id }) => id === second.activityId)).toMatchObject({
      undone: true,
      passedOver: true,
    });
    expect(await refused(session.redo('a'))).toBe('nothing-to-redo');
    expect(await refused(session.redo('a', second.changeId))).toBe('not-undone');
    // the one before it made a line that is not there any more either
    expect(await refused(session.undo('a'))).toBe('lines-changed');
    await done(session.passOver('a'));
    expect(await refused(session.passOver('a'))).toBe('nothing-to-undo');
    expect(app()).toBe(text);
    // a change behind them is undone and redone as ever
    const { changeId } = await done(session.apply(textChange(project, '<h1', 'Mine', 'Yours'), 'a'));
    await done(session.undo('a', changeId));
    expect(app()).toBe(text);
    await done(session.redo('a'));
    expect(app()).toBe(text.replace('Mine', 'Yours'));
  });

  test('work after a restart', async () => {
    const { changeId } = await editHello();
    await restart();
    await done(session.undo('b', changeId));
    expect(app()).toBe(APP);
    await restart();
    expect(session.activities()).toMatchObject([{ changeId, undone: true }]);
    await done(session.redo('b', changeId));
    expect(app()).toContain('Bye');
  });

  test('[S-117] an edit elsewhere in the file is carried over, running or not', async () => {
    await editHello();
    project.write('src/App.tsx', `// note\n${app().replace('Second', 'Zweites')}`);
    await done(session.undo('a'));
    expect(app()).toBe(`// note\n${APP.replace('Second', 'Zweites')}`);
    expect(session.activities().map(({ type }) => type)).toEqual(['UNKNOWN', 'EDIT_TEXT']);
    await restart();
    project.write('src/App.tsx', app().replace('// note\n', ''));
    await restart();
    await done(session.redo('a', session.activities().at(-1)?.changeId));
    expect(app()).toBe(APP.replace('Second', 'Zweites').replace('Hello', 'Bye'));
  });

  test('[S-117] an edit of the same line makes it refuse, and the edit stays', async () => {
    await editHello();
    project.write('src/App.tsx', app().replace('<h1>', '<h1 id="x">'));
    const before = project.snapshot();
    const answer = await session.undo('a');
    expect(answer).toMatchObject({ ok: false, error: { code: 'lines-changed', file: 'src/App.tsx', line: 6 } });
    expect(project.snapshot()).toEqual(before);
    project.write('src/App.tsx', app().replace('<h1 id="x">', '<h1>'));
    await done(session.undo('a'));
    expect(app()).toBe(APP);
  });

  test('[S-117] what is stashed away is not counted as undone: it is undone once it is back', async () => {
    await editHello();
    const edited = app();
    project.write('src/App.tsx', APP);
    expect(await refused(session.undo('a'))).toBe('change-not-there');
    project.write('src/App.tsx', edited);
    await done(session.undo('a'));
    expect(app()).toBe(APP);
  });

  test('[S-117] what a checkout has put back for good is left as it is, and the changes before it are next', async () => {
    await editHello();
    const edited = app();
    await done(session.apply(textChange(project, '<p>', 'Second', 'Other'), 'a'));
    project.write('src/App.tsx', edited);
    expect(await refused(session.undo('a'))).toBe('change-not-there');
    await done(session.passOver('a'));
    expect(app()).toBe(edited);
    await done(session.undo('a'));
    expect(app()).toBe(APP);
  });

  test('[S-117] lines put back by hand, beside another edit, are in the way of the same lines', async () => {
    const codebaseIdsToRemove = [project.id('src/App.tsx', '<p>')];
    await done(
      session.apply(createChange(randomUUID(), 'REMOVE_JSX', { codebaseIdsToRemove }) as AnyMutationChange, 'a'),
    );
    expect(app()).not.toContain('Second');
    project.write('src/App.tsx', `// note\n${APP}`);
    expect(await refused(session.undo('a'))).toBe('lines-changed');
    expect(app()).toBe(`// note\n${APP}`);
  });

  test('[S-117] a file that is gone, or came back, is no surprise', async () => {
    await editHello();
    const edited = app();
    rmSync(project.path('src/App.tsx'));
    expect(await refused(session.undo('a'))).toBe('file-not-found');
    project.write('src/App.tsx', edited);
    await done(session.undo('a'));
    expect(app()).toBe(APP);
  });

  test('[S-117] a redo after a new change elsewhere is carried over when asked for by name', async () => {
    const first = await editHello();
    await done(session.undo('a'));
    await done(session.apply(textChange(project, '<p>Second', 'Second', 'Last'), 'a'));
    expect(await refused(session.redo('a'))).toBe('nothing-to-redo');
    await done(session.redo('a', first.changeId));
    expect(app()).toBe(APP.replace('Second', 'Last').replace('Hello', 'Bye'));
    expect(await refused(session.redo('a', first.changeId))).toBe('not-undone');
    expect(await refused(session.redo('a', randomUUID()))).toBe('unknown-change');
  });

  test('changes of one activity are undone together', async () => {
    const activityId = randomUUID();
    for (const [opening, from, to] of [
      ['<h1', 'Hello', 'Bye'],
      ['<p>Second', 'Second', 'Last'],
    ] as const) {
      await done(session.apply({ ...textChange(project, opening, from, to), activityId }, 'a'));
    }
    await done(session.undo('a'));
    expect(app()).toBe(APP);
    await done(session.redo('a'));
    expect(app()).toBe(APP.replace('Hello', 'Bye').replace('Second', 'Last'));
  });

  test('an activity whose parts cannot all be undone stays whole', async () => {
    const activityId = randomUUID();
    await done(session.apply({ ...textChange(project, '<h1', 'Hello', 'Bye'), activityId }, 'a'));
    await done(session.apply({ ...textChange(project, '<p>Second', 'Second', 'Last'), activityId }, 'a'));
    project.write('src/App.tsx', app().replace('<h1>', '<h1 id="x">'));
    const before = app();
    expect(await refused(session.undo('a'))).toBe('lines-changed');
    expect(app()).toBe(before);
    expect(session.activities().filter(({ undone }) => undone)).toEqual([]);
  });
});

describe('a stale caller', () => {
  test('gets 409 with the newer changes', async () => {
    const first = await editHello();
    const second = await done(session.apply(textChange(project, '<p>Second', 'Second', 'Last'), 'b'));
    const answer = await session.undo('a', first.changeId);
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'stale-ledger', newer: [{ changeId: second.changeId, origin: 'b' }] },
    });
    await done(session.undo('a', second.activityId));
  });

  test('that saw the newest change undone by someone else does not undo the one before', async () => {
    await editHello();
    const second = await done(session.apply(textChange(project, '<p>Second', 'Second', 'Last'), 'b'));
    await done(session.undo('b', second.changeId));
    expect(await refused(session.undo('a', second.changeId))).toBe('stale-ledger');
    // Who undid it knows, and goes on.
    await done(session.undo('b', second.changeId));
    expect(app()).toBe(APP);
  });

  test('that names an edit from outside or nothing known is told so', async () => {
    await editHello();
    expect(await refused(session.undo('a', randomUUID()))).toBe('unknown-change');
  });
});

describe('ids', () => {
  test('of an element that undo brings back are mapped, or the same', async () => {
    const gone = project.id('src/App.tsx', '<p>Second');
    await done(session.apply(createChange(randomUUID(), 'REMOVE_JSX', { codebaseIdsToRemove: [gone] }) as never, 'a'));
    expect(app()).not.toContain('Second');
    const { prevIdToNewIdMap } = await done(session.undo('a'));
    expect(app()).toBe(APP);
    expect(project.id('src/App.tsx', '<p>Second')).toBe(prevIdToNewIdMap[gone] ?? gone);
  });
});

describe('files that a change makes', () => {
  beforeEach(async () => {
    await session.close();
    session = await openSession(project, { mutate: wordMutate });
  });
  const make = () => done(session.apply(wordChange(project, '=>export {};\n', '+src/New.tsx'), 'a'));

  test('are deleted by undo and made again by redo', async () => {
    const before = project.snapshot();
    await make();
    const after = project.snapshot();
    expect(after).toHaveProperty('src/New.tsx');
    await done(session.undo('a'));
    expect(project.snapshot()).toEqual(before);
    await done(session.redo('a'));
    expect(project.snapshot()).toEqual(after);
  });

  test('are left alone when somebody wrote into them', async () => {
    await make();
    project.write('src/New.tsx', 'export const mine = 1;\n');
    expect(await refused(session.undo('a'))).toBe('lines-changed');
    expect(project.read('src/New.tsx')).toBe('export const mine = 1;\n');
  });

  test.each(['src/../x.tsx', 'vite.config.mts', 'other/New.tsx', 'src/App.test.tsx'])(
    '[S-48] are not made as %s',
    async (file) => {
      const before = project.snapshot();
      const change = wordChange(project, '=>export {};\n', `+${file}`);
      expect(await refused(session.apply(change, 'a'))).toBe('forbidden-path');
      expect(project.snapshot()).toEqual(before);
    },
  );

  test('are not made over one that is there', async () => {
    expect(await refused(session.apply(wordChange(project, '=>x', '+src/Card.tsx'), 'a'))).toBe('file-exists');
  });
});
