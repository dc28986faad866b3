/**
 * Words that are typed go where they are shown, or stay in a field: never into another prop, never to the shortcuts. The app is
 * made of components shaped as those of shadcn.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles, watchUpdates } from './real-editor.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const APP = 'src/App.tsx';

let browser: Browser;
let opened: StylingProject;
let untouched: Record<string, string>;
let source: string;
/** the page shows the file as it is */
let isShown: () => boolean;

beforeAll(async () => {
  browser = await launchBrowser();
  opened = await openStylingProject(browser, 'ui-kit');
  untouched = hashesOf(opened.project);
  source = opened.project.read(APP);
  isShown = watchUpdates(opened.editor.page, opened.project, APP);
});
afterAll(async () => {
  await opened?.close();
  await browser?.close();
});

const shown = (selector: string, hasText?: string) => opened.editor.app.locator(selector, hasText ? { hasText } : {});
const keyboard = () => opened.editor.page.keyboard;
const inspector = () => opened.editor.page.locator('[data-panel="inspector"]');
const textField = () => inspector().locator('[data-field="text"]');

const said = () => opened.editor.page.getByRole('banner').getByRole('status').allInnerTexts();
/** Texts of the notices. */
const notices = () => opened.editor.page.locator('[data-toast]').allInnerTexts();
const pressEscape = () => keyboard().press('Escape');

/** Ends with the canvas at rest and the files as they were. */
async function undo() {
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await opened.editor.page.locator('[data-panel="canvas"]').focus();
  await keyboard().press('ControlOrMeta+z');
  await untilFiles(opened.project, untouched);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await pressEscape();
}

it('typed over the text inside a component, they go to the place that uses it', async () => {
  await shown('header span').dblclick();
  await keyboard().type('Start now');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Get started', 'Start now'));
  await shown('header span', 'Start now').waitFor();
  await undo();
});

it('a double-click beside them, on the button, means them', async () => {
  const box = await shown('header button').first().boundingBox();
  await opened.editor.page.mouse.dblclick((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await keyboard().type('Begin');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Get started', 'Begin'));
  await undo();
});

it('children that a component hands on are edited where they are given, beside an icon and from an object', async () => {
  for (const [selector, old, text] of [
    ['[data-slot="button"] >> nth=0', 'Export', 'Share'],
    ['[data-slot="button"] >> nth=1', 'Invite', 'Ask in'],
    ['[data-slot="card-title"]', 'Team plan', 'Big plan'],
    ['[data-slot="dialog-title"]', 'Invite people', 'Invite teammate'],
  ] as const) {
    await shown(selector).click();
    await expect.poll(() => textField().inputValue()).toBe(old);
    await textField().fill(text);
    await textField().press('Enter');
    await untilFile(
      opened.project,
      APP,
      source.replace(`${old}\n`, `${text}\n`).replace(`>${old}<`, `>${text}<`).replace(`'${old}'`, `'${text}'`),
    );
    await expect.poll(() => textField().inputValue()).toBe(text);
    expect(await textField().evaluate((field) => field === document.activeElement)).toBe(true);
    await undo();
  }
});

it('typed at once behind a double-click, they stand in the field that edits the text', async () => {
  await shown('[data-slot="dialog-title"]').dblclick();
  await keyboard().type('Invite the team');
  await expect.poll(() => textField().inputValue()).toBe('Invite the team');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Invite people', 'Invite the team'));
  await undo();
});

it('none of them is lost where the machine takes seconds to open that field', async () => {
  const { page } = opened.editor;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/textSource?*', async (route) => {
    await answered;
    await route.continue();
  });
  const clock = await page.evaluateHandle(() => performance.now.bind(performance));
  await shown('[data-slot="card-title"]').dblclick();
  await keyboard().type('Smal');
  await page.evaluate((now) => {
    performance.now = () => now() + 4_000;
  }, clock);
  await keyboard().type('m');
  await keyboard().press('Backspace');
  await keyboard().type('l plan');
  await page.evaluate((now) => {
    performance.now = () => now() + 8_000;
  }, clock);
  answer();
  await expect.poll(() => textField().inputValue()).toBe('Small plan');
  await page.evaluate((now) => {
    performance.now = now;
  }, clock);
  await page.unroute('**/textSource?*');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Team plan', 'Small plan'));
  await undo();
});

it('typed over a text that only the running page knows, they stay in the field, with the reason', async () => {
  await shown('.today').dblclick();
  await keyboard().type('the hat');
  await expect.poll(() => textField().inputValue()).toBe('the hat');
  await keyboard().press('Enter');
  await expect.poll(() => textField().getAttribute('aria-invalid')).toBe('true');
  await keyboard().type('s');
  expect(await textField().inputValue()).toBe('the hats');
  expect((await notices()).join()).toContain('It cannot be edited here');
  await pressEscape();
  await expect.poll(() => textField().inputValue()).toBe('Day 1');
  await untilFiles(opened.project, untouched);
});

it('refused words are typed on where they stand, over what others wrote there meanwhile', async () => {
  await shown('header span').dblclick();
  await keyboard().type('New words');
  const theirs = source.replace('Get started', 'Their words');
  await opened.editor.page.route('**/editText', async (route) => {
    opened.project.write(APP, theirs);
    await route.continue();
  });
  await keyboard().press('Enter');
  await expect.poll(said).toEqual([expect.stringContaining('"Get started" is not in')]);
  await opened.editor.page.unroute('**/editText');
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await keyboard().type(', th');
  await expect.poll(() => shown('header span').innerText()).toBe('New words, th');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Get started', 'New words, th'));
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await keyboard().press('ControlOrMeta+z');
  await untilFile(opened.project, APP, theirs);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  opened.project.write(APP, source);
  await shown('header span', 'Get started').waitFor();
});

it('refused behind a press elsewhere, they are a press of the notice away', async () => {
  await pressEscape();
  await shown('header span').dblclick();
  await keyboard().type('Left words');
  await opened.editor.page.route('**/editText', (route) =>
    route.fulfill({
      status: 423,
      json: { ok: false, error: { code: 'not-writable', message: 'The file is locked.' } },
    }),
  );
  await shown('.today').click();
  await opened.editor.page.getByRole('button', { name: 'Go on typing' }).click();
  await opened.editor.page.unroute('**/editText');
  await expect.poll(() => shown('header span').innerText()).toBe('Left words');
  await keyboard().type(' again');
  await keyboard().press('Enter');
  await untilFile(opened.project, APP, source.replace('Get started', 'Left words again'));
  await undo();
});

it('what is added has words, and what is typed next is for them', async () => {
  await shown('.today').click();
  await keyboard().press('a');
  const list = opened.editor.page.locator('[data-panel="insert"]');
  await list
    .getByRole('button', { name: /^Button/ })
    .first()
    .waitFor();
  await list.getByRole('textbox').fill('button button.tsx');
  await keyboard().press('Enter');
  await keyboard().type('Hat, add it');
  await keyboard().press('Enter');
  const today = '        <p className="today">{today()}</p>\n';
  await untilFile(opened.project, APP, source.replace(today, `${today}        <Button>Hat, add it</Button>\n`));
  await shown('.card [data-slot="button"]', 'Hat, add it').waitFor();
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await keyboard().press('ControlOrMeta+z');
  await untilFile(opened.project, APP, source.replace(today, `${today}        <Button>Button</Button>\n`));
  await undo();
});
