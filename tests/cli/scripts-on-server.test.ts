/** Scripts while `visual-edit dev` runs: they are clients of its server, like any editor. */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectStateDir } from '../../src/server/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { stateHomeOf } from '../support/cli.ts';
import { type RunningCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, placeOf, runScript } from '../support/script.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';

const words = Array.from({ length: 6 }, (_, i) => `      <p>word ${i} here</p>\n`).join('');
const APP = APP_FILES['src/App.jsx'].replace('      <h1>', `${words}      <h1>`);
const HEADING = 'src/App.jsx:10:7';

let project: TestProject;
let cli: RunningCli;
let before: Record<string, string>;
beforeAll(async () => {
  project = createViteProject({ 'src/App.jsx': APP });
  before = sha256Tree(project.root);
  cli = await startCli(project.root);
});
beforeEach(() => expect(sha256Tree(project.root)).toEqual(before));
afterAll(async () => {
  await cli?.stop();
  project.remove();
});
/** Each test leaves the project as it was, which shows undo as well. */
afterEach(async () => {
  while ((await runScript(project.root, ['undo'])).exitCode === 0);
  expect(sha256Tree(project.root)).toEqual(before);
});

const seen = (event: string, changeId: string) =>
  cli.waitFor(
    (line) => line.event === event && (line as { activity?: { changeId?: string } }).activity?.changeId === changeId,
  );

test('a change goes through the server, which tells its editors; the page need not be open', async () => {
  const id = crypto.randomUUID();
  const { exitCode, stderr } = await applyChanges(project.root, { id, ...editText(HEADING, 'Hello there', 'Hi') });
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(project.read('src/App.jsx')).toBe(APP.replace('Hello there', 'Hi'));
  expect(await seen('change', id)).toMatchObject({ activity: { origin: 'script', type: 'EDIT_TEXT' } });
  expect((await runScript(project.root, ['undo', id.slice(0, 8)])).exitCode).toBe(0);
  await seen('undo', id);
  expect((await runScript(project.root, ['redo'])).exitCode).toBe(0);
  await seen('redo', id);
  const { events } = await runScript(project.root, ['log', '--json', '--limit', '1']);
  expect(events).toMatchObject([{ activity: { changeId: id, undone: false } }]);
});

test('a refusal says the same as without a server', async () => {
  const { exitCode, events } = await applyChanges(project.root, [changeTag('src/App.jsx:10:9', 'h2')], '--json');
  expect([exitCode, events[0].error.hint]).toEqual([1, 'In that line: <h1> at 10:7.']);
  const unknown = changeTag('tempo-00000000-0000-4000-8000-000000000000', 'h2');
  const refused = await applyChanges(project.root, [unknown, unknown], '--json');
  expect([refused.exitCode, refused.events.map(({ event }) => event)]).toEqual([1, ['refused', 'skipped']]);
  expect(refused.events[0].error).toMatchObject({
    code: 'unknown-element',
    hint: expect.stringContaining('file:line'),
  });
  const none = await applyChanges(project.root, changeTag('src/None.jsx:1:1', 'h2'), '--json');
  expect(none.events[0].error.code).toBe('file-not-found');
});

test('a dry run writes nothing', async () => {
  const { exitCode, stdout } = await applyChanges(project.root, changeTag(HEADING, 'h2'), '--dry-run');
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('+      <h2>Hello there</h2>')]);
  expect(sha256Tree(project.root)).toEqual(before);
});

test('more changes than one request takes are all made, in order', async () => {
  const step = (i: number) => (i === 0 ? 'Hello there' : `Hello ${i}`);
  const changes = Array.from({ length: 130 }, (_, i) => editText(HEADING, step(i), step(i + 1)));
  const { exitCode, events } = await applyChanges(project.root, changes, '--json');
  expect([exitCode, events.length, events.every(({ event }) => event === 'change')]).toEqual([0, 130, true]);
  expect(project.read('src/App.jsx')).toBe(APP.replace('Hello there', 'Hello 130'));
  const api = await ApiClient.connect(cli.ready);
  for (let i = 0; i < 130; i++) expect(await api.undo()).toMatchObject({ ok: true });
}, 60_000);

test('scripts and an editor at once: each change lands once, in one order for all', async () => {
  const api = await ApiClient.connect(cli.ready);
  const scripts = Array.from({ length: 4 }, (_, i) => {
    const place = placeOf(project.root, 'src/App.jsx', `<p>word ${i} here`);
    return applyChanges(project.root, editText(place, `word ${i} here`, `script ${i}`));
  });
  const editor = [4, 5].map(async (i) => {
    const { codebaseId } = await api.element(({ line }) => line === 4 + i);
    return api.editText(codebaseId, `word ${i} here`, `editor ${i}`);
  });
  expect((await Promise.all(scripts)).map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(
    scripts.map(() => [0, '']),
  );
  expect(await Promise.all(editor)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(project.read('src/App.jsx').match(/(?:script|editor) \d/g)).toEqual([
    'script 0',
    'script 1',
    'script 2',
    'script 3',
    'editor 4',
    'editor 5',
  ]);
  const { events } = await runScript(project.root, ['log', '--json', '--limit', '6']);
  expect(new Set(events.map(({ activity }) => activity.origin))).toEqual(new Set(['script', 'editor']));
  for (let i = 0; i < 6; i++) expect(await api.undo()).toMatchObject({ ok: true });
});

test('the file that tells where the server is can be read by its owner only; without it nobody is asked', async () => {
  const state = projectStateDir(project.root, { XDG_STATE_HOME: stateHomeOf(project.root) });
  expect(statSync(join(state, 'server.json')).mode & 0o777).toBe(0o600);
  const other = createViteProject();
  const stranger = { apiUrl: cli.ready.apiUrl, token: cli.ready.token, canvasId: 'x', pid: 1, startTime: 'never' };
  const otherState = projectStateDir(other.root, { XDG_STATE_HOME: stateHomeOf(other.root) });
  expect((await runScript(other.root, ['log'])).exitCode).toBe(0);
  // Left behind by a process whose number another one has now: the files themselves are edited.
  writeFileSync(join(otherState, 'server.json'), JSON.stringify(stranger));
  expect((await applyChanges(other.root, editText('src/App.jsx:4:7', 'Hello there', 'Hi'))).exitCode).toBe(0);
  expect(other.read('src/App.jsx')).toContain('<h1>Hi</h1>');
  rmSync(join(otherState, 'server.json'));
  other.remove();
});
