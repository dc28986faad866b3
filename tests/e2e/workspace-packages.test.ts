/** A workspace: elements of a linked package are edited in its own folder, and the app shows it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';
import { applyChanges, editText, placeOf, runScript } from '../support/script.ts';
import { createWorkspace, UI_CARD } from '../support/workspace-project.ts';

const CARD = 'packages/ui/src/Card.jsx';
const FROM_APP = `../../${CARD}`;

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let api: ApiClient;
let page: Page;

beforeAll(async () => {
  project = createWorkspace();
  [browser, cli] = await Promise.all([launchBrowser(), startCli(join(project.root, 'apps/web'))]);
  page = await browser.newPage();
  await page.goto(cli.ready.appUrl);
  await page.getByText('Words of the package').waitFor();
  api = await ApiClient.connect(cli.ready);
}, 90_000);
afterAll(async () => {
  await browser.close();
  await cli.stop();
  project.remove();
});

const tagged = async () => Object.values(await api.lookups()).flatMap((element) => element ?? []);
const elementOf = (filename: string, name: string) =>
  api.element((one) => one.filename === filename && one.componentName === name);
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });

test('the elements of the package have ids, those beside the workspace have none', async () => {
  const files = new Set((await tagged()).map(({ filename }) => filename));
  expect([...files].sort()).toEqual([FROM_APP, 'src/App.jsx', 'src/main.jsx']);
});

test('an edit in the package: its bytes, the page, git, and the same bytes after undo', async () => {
  const hashes = () => ['packages', 'apps/web'].map((folder) => sha256Tree(join(project.root, folder)));
  const before = hashes();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const { codebaseId } = await elementOf(FROM_APP, 'p');
  expect(await api.editText(codebaseId, 'Words of the package', 'New words')).toMatchObject({ ok: true });
  expect(project.read(CARD)).toBe(UI_CARD.replace('Words of the package', 'New words'));
  await page.getByText('New words').waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(git('diff', '--name-only').trim()).toBe(CARD);
  expect(await api.read('/review')).toMatchObject({
    files: [{ path: FROM_APP, added: 1, removed: 1, git: { isTracked: true, isStaged: false } }],
  });
  expect(await api.stage()).toMatchObject({ ok: true, staged: [FROM_APP] });
  expect(git('show', `:${CARD}`)).toBe(project.read(CARD));
  expect(await api.undo()).toMatchObject({ ok: true });
  await page.getByText('Words of the package').waitFor();
  expect(hashes()).toEqual(before);
});

test('a text that the app gives to the package is edited in the app', async () => {
  const { codebaseId } = await elementOf(FROM_APP, 'h2');
  expect(await api.read(`/textSource?codebaseId=${codebaseId}`)).toMatchObject({
    ok: true,
    parts: [{ sources: [{ file: 'src/App.jsx' }] }],
  });
});

test('an edit by another program is seen', async () => {
  project.write(CARD, UI_CARD.replace('<h2>', '<h2 id="x">'));
  await page.locator('h2#x').waitFor();
  await expect
    .poll(async () => ((await api.read('/activities')) as object[])[0])
    .toMatchObject({ changeName: expect.anything() });
  project.write(CARD, UI_CARD);
  await page.locator('h2:not(#x)').waitFor();
});

test('files outside of the packages, and what tools read in them, are refused', async () => {
  for (const file of [
    '../../elsewhere/Loose.jsx',
    '../../packages/ui/package.json',
    '../../packages/ui/../../elsewhere/Loose.jsx',
    '../../node_modules/react/index.js',
    '../web/src/App.jsx',
    '../../../../../../../../etc/passwd',
  ]) {
    const answer = await api.read(`/source?file=${encodeURIComponent(file)}`);
    expect(answer, file).toMatchObject({ ok: false });
    expect(answer).not.toHaveProperty('text');
  }
});

test('scripts edit it without a server too', async () => {
  const root = join(project.root, 'apps/web');
  await cli.stop();
  const place = placeOf(root, FROM_APP, '<p>Words');
  const done = await applyChanges(root, editText(place, 'Words of the package', 'By a script'), '--json');
  expect(done.stderr).toBe('');
  expect(project.read(CARD)).toContain('<p>By a script</p>');
  expect((await runScript(root, ['undo'])).exitCode).toBe(0);
  expect(project.read(CARD)).toBe(UI_CARD);
});
