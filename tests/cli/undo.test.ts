/** `visual-edit undo`, without a server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256Tree, type TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, runScript } from '../support/script.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';

const APP = APP_FILES['src/App.jsx'];
const HEADING = 'src/App.jsx:4:7';
const id = (start: string) => `${start}0000-0000-4000-8000-000000000000`;
const [TEXT, TAG] = [id('abcd'), id('abef')];

let project: TestProject;
let before: Record<string, string>;
beforeEach(async () => {
  project = createViteProject();
  before = sha256Tree(project.root);
  const changes = [
    { id: TEXT, ...editText(HEADING, 'Hello there', 'Hi') },
    { id: TAG, ...changeTag(HEADING, 'h2') },
  ];
  expect((await applyChanges(project.root, changes)).exitCode).toBe(0);
});
afterEach(() => project.remove());

const undo = (...args: string[]) => runScript(project.root, ['undo', ...args]);
const app = () => project.read('src/App.jsx');

test('takes back the newest change, one at a time, to the byte', async () => {
  const first = await undo();
  expect(first.stdout).toMatch(/^ {2}↶ Change Tag Name {2}src\/App\.jsx \+1 −1 {2}abef0000$/);
  expect([first.exitCode, app()]).toEqual([0, APP.replace('Hello there', 'Hi')]);
  const second = await undo('--json');
  expect([second.exitCode, second.events]).toEqual([
    0,
    [
      {
        event: 'undo',
        changeId: TEXT,
        type: 'EDIT_TEXT',
        changeName: 'Edit Text',
        activityId: expect.any(String),
        files: [{ path: 'src/App.jsx', diff: expect.stringContaining('+      <h1>Hello there</h1>\n') }],
      },
    ],
  ]);
  expect(sha256Tree(project.root)).toEqual(before);
  const third = await undo();
  const nothing =
    '  ✗ There is nothing to undo.\n    Edits that were made elsewhere, as in your code editor, are undone there.';
  expect([third.exitCode, third.stdout, third.stderr]).toEqual([1, '', nothing]);
});

test('with an id, only if that change is the newest', async () => {
  const stale = await undo('abcd', '--json');
  expect([stale.exitCode, stale.events[0].event, stale.events[0].error.code]).toEqual([1, 'refused', 'stale-ledger']);
  expect(stale.events[0].error.newer).toMatchObject([{ changeId: TAG }]);
  expect((await undo('abef')).exitCode).toBe(0);
  expect((await undo(TEXT.toUpperCase())).exitCode).toBe(0);
  expect(sha256Tree(project.root)).toEqual(before);
});

test.each([
  ['ab', 'ab names no change: no change has such an id.'],
  ['ffff', 'ffff names no change: no change has such an id.'],
])('an id that means no change (%s) ends with 2', async (given, says) => {
  const { exitCode, stderr } = await undo(given);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)]);
  expect(stderr).toContain('See `visual-edit log` for their ids.');
});

test('an edit outside, elsewhere in the file, is kept; on the same line it makes undo refuse', async () => {
  const file = join(project.root, 'src/App.jsx');
  writeFileSync(file, `// a note\n${app()}`);
  expect((await undo()).exitCode).toBe(0);
  expect(app()).toBe(`// a note\n${APP.replace('Hello there', 'Hi')}`);
  writeFileSync(file, app().replace('Hi', 'Hi you'));
  const { exitCode, stderr } = await undo();
  expect([exitCode, app()]).toEqual([1, `// a note\n${APP.replace('Hello there', 'Hi you')}`]);
  expect(stderr).toContain('src/App.jsx');
  expect(stderr.split('\n')).toHaveLength(2);
});

test('a change that cannot be undone any more is left as it is, on demand, and the one before it is undone', async () => {
  const section = id('beef');
  await applyChanges(project.root, [{ id: section, ...changeTag('src/App.jsx:3:5', 'section') }]);
  writeFileSync(join(project.root, 'src/App.jsx'), app().replace('"page"', '"mine"'));
  const stuck = await undo();
  expect([stuck.exitCode, stuck.stderr]).toEqual([1, expect.stringContaining('visual-edit undo --leave')]);
  const passed = await undo('--leave');
  expect([passed.exitCode, passed.stdout]).toEqual([
    0,
    '  – Change Tag Name  left as it is; undo goes on with the one before it  beef0000',
  ]);
  const text = app();
  const log = await runScript(project.root, ['log']);
  expect(log.stdout.split('\n')[0]).toMatch(/Edited outside/);
  expect(log.stdout).toMatch(/beef0000 .* left as it is$/m);
  expect((await runScript(project.root, ['redo'])).stderr).toContain('There is nothing to redo.');
  expect((await undo()).exitCode).toBe(0);
  expect(app()).toBe(text.replaceAll('h2', 'h1'));
});

test('wrong usage ends with 2', async () => {
  const { exitCode, stderr } = await undo('abcd', 'abef');
  expect([exitCode, stderr.replace(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringContaining('See `visual-edit undo --help`.'),
  ]);
  const missing = await runScript(join(project.root, 'none'), ['undo']);
  expect([missing.exitCode, missing.stderr]).toEqual([2, expect.stringContaining('There is no folder')]);
});
