/** The thread that answers long questions: its end, and the answers to requests that wait then. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createProjectReader } from '../../src/server/reader/project-reader.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 've-reader-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const warnings: string[] = [];
const logger = { info: () => {}, warn: (message: string) => void warnings.push(message), error: () => {} };
function readerWith(code: string) {
  const script = join(folder, `${Math.random()}.mjs`);
  writeFileSync(script, `import { parentPort, threadId } from 'node:worker_threads';\n${code}`);
  return createProjectReader({ root: folder, protectedDirs: [] }, logger, script);
}

test('answers come to whoever asked, in any order', async () => {
  const reader = readerWith(`const kept = [];
parentPort.on('message', (question) => {
  kept.push(question);
  if (kept.length === 2) for (const { id, name } of kept.reverse()) parentPort.postMessage({ id, ok: true, answer: name });
});`);
  const question = { path: '', text: '', start: 0 };
  expect(await Promise.all([reader.writtenTypes({} as never), reader.types(question)])).toEqual([
    'writtenTypes',
    'types',
  ]);
  await reader.close();
  await expect(reader.insertables(null)).rejects.toThrow('the server stops');
});

test('a thread that dies is told, and the next question starts another', async () => {
  const reader = readerWith(`parentPort.on('message', ({ id, name }) => {
  if (name === 'types') throw new Error('out of order');
  parentPort.postMessage({ id, ok: true, answer: threadId });
});`);
  const first = await reader.writtenTypes({} as never);
  const failing = reader.types({ path: '', text: '', start: 0 });
  await expect(failing).rejects.toMatchObject({
    error: { code: 'reader-failed', message: expect.stringContaining('out of order') },
  });
  expect(warnings.join()).toContain('out of order');
  expect(await reader.writtenTypes({} as never)).not.toBe(first);
  await reader.close();
});

test('an error inside a question is that question’s alone', async () => {
  const reader = readerWith(`parentPort.on('message', ({ id, name }) => {
  parentPort.postMessage(name === 'types' ? { id, ok: false, message: 'no such thing' } : { id, ok: true, answer: threadId });
});`);
  const first = await reader.writtenTypes({} as never);
  await expect(reader.types({ path: '', text: '', start: 0 })).rejects.toMatchObject({
    error: { code: 'reader-failed' },
  });
  expect(await reader.writtenTypes({} as never)).toBe(first);
  await reader.close();
});

test('whoever waits when the server stops is told so', async () => {
  const reader = readerWith(`parentPort.on('message', () => {});`);
  const asked = reader.insertables(null);
  const refused = expect(asked).rejects.toThrow('the server stops');
  await reader.close();
  await refused;
});

test('the lists that panels open with are asked of another thread than the types', async () => {
  const reader = readerWith(`parentPort.on('message', ({ id, name }) => {
  if (name !== 'types') parentPort.postMessage({ id, ok: true, answer: threadId });
});`);
  // a selected component whose types take long
  const types = reader.types({ path: '', text: '', start: 0 });
  const stopped = expect(types).rejects.toThrow('the server stops');
  expect(await reader.insertables(null)).toBe(await reader.stories(null));
  await reader.close();
  await stopped;
});

test('what an edit waits for is asked of another thread than the types', async () => {
  const reader = readerWith(
    `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, ok: true, answer: threadId }));`,
  );
  const ofTypes = await reader.types({ path: '', text: '', start: 0 });
  const ofEdits = await reader.usersOf(['Card']);
  expect(ofEdits).not.toBe(ofTypes);
  expect(await reader.format({ path: '', text: '' } as never)).toBe(ofEdits);
  await reader.close();
});
