/** `visual-edit log`, without a server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, runScript } from '../support/script.ts';
import { createViteProject } from '../support/vite-project.ts';

const HEADING = 'src/App.jsx:4:7';
const id = (start: string) => `${start}0000-0000-4000-8000-000000000000`;

let project: TestProject;
let empty: TestProject;
beforeAll(async () => {
  empty = createViteProject();
  project = createViteProject();
  const { root } = project;
  const first = { id: id('aaaa'), ...editText(HEADING, 'Hello there', 'Hi') };
  expect((await applyChanges(root, [first, { id: id('bbbb'), ...changeTag(HEADING, 'h2') }])).exitCode).toBe(0);
  await runScript(root, ['undo']);
  writeFileSync(join(root, 'src/App.jsx'), `// outside\n${project.read('src/App.jsx')}`);
});
afterAll(() => {
  project.remove();
  empty.remove();
});

const log = (...args: string[]) => runScript(project.root, ['log', ...args]);

test('lists what was changed, by whom, and what of it is undone, newest first', async () => {
  const { exitCode, stdout, stderr } = await log();
  expect([exitCode, stderr]).toEqual([0, '']);
  const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d';
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(`^  [0-9a-f]{8}  ${time}  Edited outside   src/App\\.jsx \\+1 −0  by external$`),
    expect.stringMatching(`^  bbbb0000  ${time}  Change Tag Name  src/App\\.jsx \\+1 −1  by script  undone$`),
    expect.stringMatching(`^  aaaa0000  ${time}  Edit Text        src/App\\.jsx \\+1 −1  by script$`),
  ]);
});

test('with --json one activity a line, as the API answers them', async () => {
  const { events } = await log('--json');
  expect(events.map(({ event }) => event)).toEqual(['activity', 'activity', 'activity']);
  expect(events.map(({ activity }) => [activity.type, activity.undone, activity.changeId])).toEqual([
    ['UNKNOWN', false, expect.any(String)],
    ['CHANGE_TAG', true, id('bbbb')],
    ['EDIT_TEXT', false, id('aaaa')],
  ]);
  expect(events[2]).toEqual({
    event: 'activity',
    activity: {
      id: expect.any(String),
      changeId: id('aaaa'),
      type: 'EDIT_TEXT',
      changeName: 'Edit Text',
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      origin: 'script',
      files: [{ path: 'src/App.jsx', diff: expect.stringContaining('+      <h1>Hi</h1>') }],
      undone: false,
    },
  });
});

test('--limit shows the newest and says how many are older; --diff shows lines', async () => {
  const { stdout } = await log('--limit', '1', '--diff');
  expect(stdout).toContain('+// outside\n');
  expect(stdout).toContain('2 older: --limit 3 lists them too.');
  expect(stdout).not.toContain('Edit Text');
});

test('says when there is nothing yet', async () => {
  const { exitCode, stdout } = await runScript(empty.root, ['log']);
  expect([exitCode, stdout]).toEqual([0, '  Nothing was changed yet.']);
});

test.each(['0', '-1', 'x', '1.5'])('--limit %s is wrong usage', async (count) => {
  const { exitCode, stderr } = await log(`--limit=${count}`);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('A count is a whole number from 1 on.')]);
});
