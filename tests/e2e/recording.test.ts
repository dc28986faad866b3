/** A recorded session through the real command: what is typed in secret is not in the file, and the replay shows the app as it was. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stateHomeOf } from '../support/cli.ts';
import { axeFindings } from './axe.ts';
import { type StartedExample, startExample, untilFiles } from './real-editor.ts';

const PATIENCE = { timeout: 30_000 };
const FORM = 'src/pages/login/LoginForm.tsx';
const PASSWORD = 'Tulip-Harbour-42';
const MARKED = 'nobody@secret.example';
const COMPANY = 'Open Company Ltd';

let started: StartedExample;
let editor: StartedExample['editor'];
const asked: string[] = [];

beforeAll(async () => {
  started = await startExample((project) => {
    const text = project.read(FORM);
    const email = text.split('\n').find((line) => line.includes('label="Email"')) as string;
    const marked = `<div data-visual-edit-mask="" title="held back">${email.trim()}</div>`;
    project.write(FORM, text.replace(email, `      ${marked}\n      <Field label="Company" type="text" />`));
  });
  ({ editor } = started);
  editor.page.on('request', (request) => asked.push(request.url()));
  await editor.page.reload();
  await editor.page.locator('[data-panel="layers"] [role="treeitem"]').first().waitFor({ timeout: 90_000 });
});
afterAll(() => started?.close());

const page = () => editor.page;
const indicator = () => page().locator('[data-recording]');
const dialog = () => page().getByRole('dialog');
const played = () => dialog().frameLocator('iframe').frameLocator('iframe');
const clock = () => dialog().locator('[data-replay-time]').innerText();
const folder = () => {
  const home = join(stateHomeOf(started.project.root), 'visual-edit');
  return join(home, readdirSync(home)[0] as string, 'recordings');
};

/** rrweb's kind of event with which a document begins */
const META = 4;

/** The events of each document in a recording, as JSON. */
function documentsIn(file: string): string[] {
  const documents: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const events: unknown = line && JSON.parse(line);
    for (const event of Array.isArray(events) ? events : []) {
      if (event.type === META) documents.push('');
      documents.push(`${documents.pop() ?? ''}${JSON.stringify(event)}\n`);
    }
  }
  return documents;
}

async function command(title: string): Promise<void> {
  await page().locator('[data-panel="canvas"]').focus();
  await page().keyboard.press('ControlOrMeta+k');
  await page().getByRole('combobox', { name: 'Search commands' }).fill(title);
  await page().getByRole('option', { name: title }).click();
}

async function goTo(path: string): Promise<void> {
  const address = page().getByRole('textbox', { name: 'Page of the app' });
  await address.fill(path);
  await address.press('Enter');
}

it('[S-26] is off until the user turns it on: nothing of it is loaded, and nothing is on disk', async () => {
  await goTo('/login');
  await editor.app.getByLabel('Password').waitFor(PATIENCE);
  expect(asked.some((url) => url.includes('virtual:visual-edit/runtime'))).toBe(true);
  expect(asked.filter((url) => /record|replay/.test(url))).toEqual([]);
  expect(() => readdirSync(folder())).toThrow('ENOENT');
  expect(await indicator().count()).toBe(0);
});

// covers spec 1.6
it('records what happens in the app, in each page that follows, and nothing that is masked', async () => {
  await command('Record session');
  await indicator().getByText('Recording').waitFor(PATIENCE);
  await expect.poll(() => asked.some((url) => url.includes('virtual:visual-edit/recorder')), PATIENCE).toBe(true);
  await expect.poll(() => readdirSync(folder()).length, PATIENCE).toBe(1);
  const file = join(folder(), readdirSync(folder())[0] as string);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  // the first picture of the page
  await expect.poll(() => readFileSync(file, 'utf8').includes('Continue as Demo User'), PATIENCE).toBe(true);

  await editor.app.getByLabel('Company').pressSequentially(COMPANY);
  await editor.app.getByLabel('Email').pressSequentially(MARKED);
  await editor.app.getByLabel('Password').pressSequentially(PASSWORD);
  // a page that shows the password as plain text
  await editor.app.getByLabel('Password').evaluate((field) => field.setAttribute('type', 'text'));
  await editor.app.getByLabel('Password').pressSequentially('-more');
  await editor.app.getByRole('button', { name: 'Sign In' }).click();
  await editor.app.getByRole('heading', { level: 1 }).filter({ hasText: 'Dashboard' }).waitFor(PATIENCE);
  await expect.poll(() => readFileSync(file, 'utf8').includes('/dashboard'), PATIENCE).toBe(true);
  const before = documentsIn(file).length;
  await editor.app.locator('body').evaluate(() => setTimeout(() => window.location.reload()));
  await expect.poll(() => documentsIn(file).length, PATIENCE).toBeGreaterThan(before);
  // the app fills the new document a moment later: the words stand in a link and in the heading
  const words = () => documentsIn(file).at(-1)?.split('"textContent":"Dashboard"').length;
  await expect.poll(words, PATIENCE).toBeGreaterThan(2);
  expect(await axeFindings(page(), '[data-panel="topbar"]')).toEqual([]);

  await indicator().getByRole('button', { name: 'Stop recording' }).click();
  await indicator().waitFor({ state: 'detached' });
  await dialog()
    .getByRole('button', { name: /^Replay the recording of/ })
    .waitFor(PATIENCE);
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  expect(text).toContain(COMPANY);
  for (const secret of [PASSWORD, '-more', MARKED, 'held back']) {
    // not even its beginning, as it was typed
    for (let length = 6; length <= secret.length; length++) expect(text).not.toContain(secret.slice(0, length));
  }
  expect(text).not.toMatch(/tempo-|visual-edit-overlay/);
});

it('is replayed as it was, in a page that runs none of its scripts', async () => {
  await dialog()
    .getByRole('button', { name: /^Replay the recording of/ })
    .click();
  await dialog().getByRole('button', { name: 'Play', exact: true }).waitFor(PATIENCE);
  await played().getByText('Continue as Demo User').waitFor(PATIENCE);
  expect(await played().locator('script').count()).toBe(0);
  expect(await played().locator('[data-visual-edit-masked]').count()).toBe(1);
  const app = page().frameLocator('iframe[data-frame]');
  const font = (body: Element) => getComputedStyle(body).fontFamily;
  expect(await played().locator('body').evaluate(font)).toBe(await app.locator('body').evaluate(font));
  expect(await axeFindings(page(), '[role="dialog"]')).toEqual([]);

  // the focus is on Play: the keys work at once
  await page().keyboard.press('Space');
  await expect.poll(clock, PATIENCE).not.toMatch(/^0:00 /);
  await page().keyboard.press('Space');
  await dialog().getByRole('button', { name: 'Play', exact: true }).waitFor(PATIENCE);
  await dialog().getByRole('button', { name: '4×' }).click();
  await page().keyboard.press('ArrowLeft');

  const position = dialog().getByRole('slider', { name: 'Position' });
  const end = Number(await position.getAttribute('max'));
  await position.focus();
  await page().keyboard.press('End');
  await played().getByRole('heading', { level: 1 }).filter({ hasText: 'Dashboard' }).waitFor(PATIENCE);
  await page().keyboard.press('Home');
  await played().getByText('Continue as Demo User').waitFor(PATIENCE);
  // a moment at which the open field was filled in
  const filled = played().getByLabel('Company');
  let found = false;
  for (let at = 0; at <= end && !found; at += 200) {
    await position.fill(String(Math.min(at, end) - (Math.min(at, end) % 100)));
    found = (await filled.count()) > 0 && (await filled.inputValue()) === COMPANY;
  }
  expect(found).toBe(true);
  expect(await played().getByLabel('Password').inputValue()).not.toContain('Tulip');
});

it('is deleted for good, and the project has noticed nothing', async () => {
  await dialog().getByRole('button', { name: 'All recordings' }).click();
  await dialog()
    .getByRole('button', { name: /^Delete the recording of/ })
    .click();
  expect(readdirSync(folder())).toHaveLength(1);
  await dialog().getByRole('button', { name: 'Delete for good' }).click();
  await dialog().getByText('There is no recording yet').waitFor(PATIENCE);
  expect(readdirSync(folder())).toEqual([]);
  await untilFiles(started.project, started.untouched);
  // the browser says so of the sandboxed frame whenever the player writes a whole page into it
  const isSandbox = (text: string) =>
    /^Blocked script execution in '\S+\/replay\.html' because .* sandboxed/.test(text);
  expect(editor.complaints.filter((text) => !isSandbox(text))).toEqual([]);
});
