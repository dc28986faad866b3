/** A long session's memory is bounded, in number and in size, and holds no old text of a file (S-133). */
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { EventHub } from '../../src/server/http/event-hub.ts';
import { IdLedger } from '../../src/server/identity/ids.ts';
import { SessionChanges } from '../../src/server/review/session-changes.ts';
import { AnswerMemory } from '../../src/server/routes/answer-memory.ts';
import { FILES, TestProject } from './support/project.ts';
import { done, openSession } from './support/sessions.ts';

const MEGABYTE = 1024 * 1024;

/** An undo's answer with a diff of so many characters. */
function answerOf(changeId: string, length: number) {
  const files = [{ path: 'src/App.tsx', diff: 'd'.repeat(length) }];
  const tables = { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };
  return { ok: true as const, activityId: changeId, changeId, files, ...tables, warnings: [], revisions: {} };
}

test('[S-133] [S-38] answers are kept in bounds, and the newest are given again', async () => {
  const memory = new AnswerMemory();
  const ask = (id: string, length: number) => memory.once(id, 'undo', async () => answerOf(id, length));
  for (let i = 0; i < 3000; i++) await ask(`small ${i}`, 10);
  expect(memory.size.answers).toBe(2000);
  for (let i = 0; i < 300; i++) await ask(`large ${i}`, 100_000);
  expect(memory.size.length).toBeLessThan(11 * MEGABYTE);
  expect(memory.size.answers).toBe(100);
  const again = memory.once('large 250', 'undo', () => Promise.reject(new Error('carried out twice')));
  expect(await again).toEqual(answerOf('large 250', 100_000));
});

test('[S-133] [S-89] a request under way is not forgotten for those after it', async () => {
  const memory = new AnswerMemory();
  let finish = () => {};
  const slow = memory.once('slow', 'undo', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return answerOf('slow', 1);
  });
  for (let i = 0; i < 2500; i++) await memory.once(`${i}`, 'undo', async () => answerOf(`${i}`, 1));
  const again = memory.once('slow', 'undo', () => Promise.reject(new Error('carried out twice')));
  finish();
  expect(await again).toBe(await slow);
});

test('[S-133] events are kept in bounds; who missed more loads everything anew', () => {
  const hub = new EventHub();
  const refused = (text: string) =>
    hub.publish({ event: 'refused', changeId: randomUUID(), error: { code: 'x', message: text } });
  for (let i = 0; i < 1200; i++) refused('short');
  expect(hub.size.events).toBe(500);
  expect(hub.since(700)).toHaveLength(500);
  expect(hub.since(699)).toBeNull();
  for (let i = 0; i < 300; i++) refused('x'.repeat(100_000));
  expect(hub.size.length).toBeLessThan(9 * MEGABYTE);
  expect(
    hub
      .since(hub.latest - hub.size.events)
      ?.map((json) => JSON.parse(json).seq)
      .at(-1),
  ).toBe(1500);
  expect(hub.since(hub.latest - hub.size.events - 1)).toBeNull();
});

test('[S-133] ids that no element has are remembered in bounds, the newest longest', () => {
  const ledger = new IdLedger();
  for (let i = 0; i < 60_000; i++) ledger.retire(`id ${i}`, 'content');
  expect(ledger.retiredCount).toBe(50_000);
  expect(ledger.mayTake('id 59999', () => 'other')).toBe(false);
  expect(ledger.mayTake('id 9999', () => 'other')).toBe(true);
});

test('[S-133] activities that touched files are told of in bounds, in all files together', () => {
  const changes = new SessionChanges();
  for (let i = 0; i < 5000; i++) changes.noteOwn(`src/Page${i % 50}.tsx`, `v${i - 50}`, `v${i}`, `activity ${i}`);
  const kept = changes.entries().flatMap(([, { activityIds }]) => [...activityIds]);
  expect(kept).toHaveLength(2000);
  expect(new Set(kept)).toEqual(new Set(Array.from({ length: 2000 }, (_, i) => `activity ${i + 3000}`)));
});

/** Bytes in use once nothing is left to be collected. */
async function heapNow(): Promise<number> {
  setFlagsFromString('--expose-gc');
  await new Promise(setImmediate);
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('[S-133] what an edit leaves behind is as small as the edit, not as its file', async () => {
  const comment = `/*\n${'a line of a comment, of ordinary length for a line of a comment\n'.repeat(3500)}*/\n`;
  const source = `${comment}export const App = () => <h1>The heading at first</h1>;\n`;
  const project = new TestProject({ ...FILES, 'src/App.tsx': source });
  const session = await openSession(project);
  const codebaseIdToEditText = project.id('src/App.tsx', '<h1');
  let heading = 'The heading at first';
  const edit = async (newText: string): Promise<void> => {
    const fields = { codebaseIdToEditText, oldText: heading, newText };
    await done(session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, 'a'));
    heading = newText;
  };
  // Nothing of one heading is in the next.
  const headingOf = (i: number) => `${'abcdefghij'.charAt(i % 10).repeat(20)} ${i}`;
  for (let i = 0; i < 10; i++) await edit(headingOf(i));
  const before = await heapNow();
  for (let i = 10; i < 60; i++) await edit(headingOf(i));
  // Fifty texts of this file would be ten megabytes.
  expect((await heapNow()) - before).toBeLessThan(4 * MEGABYTE);
  for (let i = 0; i < 60; i++) await done(session.undo('a'));
  expect(project.read('src/App.tsx')).toBe(source);
  await session.close();
  project.remove();
});
