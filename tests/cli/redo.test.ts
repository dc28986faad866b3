/** `visual-edit redo`, without a server. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256Tree, type TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, runScript } from '../support/script.ts';
import { createViteProject } from '../support/vite-project.ts';

const [MAIN, HEADING] = ['src/App.jsx:3:5', 'src/App.jsx:4:7'];
const id = (start: string) => `${start}0000-0000-4000-8000-000000000000`;
const [TEXT, TAG] = [id('abcd'), id('abef')];

let project: TestProject;
let done: Record<string, string>;
beforeEach(async () => {
  project = createViteProject();
  const changes = [
    { id: TEXT, ...editText(HEADING, 'Hello there', 'Hi') },
    { id: TAG, ...changeTag(MAIN, 'section') },
  ];
  expect((await applyChanges(project.root, changes)).exitCode).toBe(0);
  done = sha256Tree(project.root);
});
afterEach(() => project.remove());

const run = (...args: string[]) => runScript(project.root, args);

test('makes undone changes again, the last undone first, to the byte', async () => {
  await run('undo');
  await run('undo');
  const first = await run('redo');
  expect(first.stdout).toMatch(/^ {2}↷ Edit Text {2}src\/App\.jsx \+1 −1 {2}abcd0000$/);
  const second = await run('redo', '--json');
  expect([second.exitCode, second.events]).toMatchObject([0, [{ event: 'redo', changeId: TAG, type: 'CHANGE_TAG' }]]);
  expect(sha256Tree(project.root)).toEqual(done);
  const third = await run('redo');
  expect([third.exitCode, third.stdout, third.stderr]).toEqual([1, '', '  ✗ There is nothing to redo.']);
});

test('by id: one that is undone, else it is refused', async () => {
  await run('undo');
  await run('undo');
  const { exitCode } = await run('redo', 'abef');
  expect([exitCode, project.read('src/App.jsx')]).toEqual([0, expect.stringMatching(/<section [\s\S]+Hello there/)]);
  const again = await run('redo', 'abef', '--json');
  expect([again.exitCode, again.events[0].error.code]).toEqual([1, 'not-undone']);
  const none = await run('redo', 'ffff');
  expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('ffff names no change')]);
});

test('after a new change there is nothing to redo', async () => {
  await run('undo');
  await applyChanges(project.root, changeTag(HEADING, 'h3'));
  const { exitCode, events } = await run('redo', '--json');
  expect([exitCode, events[0].error.code]).toEqual([1, 'nothing-to-redo']);
});
