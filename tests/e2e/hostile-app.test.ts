/** Scripts of the framed app write nothing, whatever they do in the page (S-97, S-100, S-101). */
import type { Browser, Frame } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { HOSTILE_APP } from './hostile-app.ts';
import { openEditor } from './real-editor.ts';

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Awaited<ReturnType<typeof openEditor>>;
let frame: Frame;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createViteProject(HOSTILE_APP);
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli);
  frame = editor.page.frames()[1] as Frame;
}, 180_000);
afterAll(async () => {
  await editor?.close();
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const source = () => project.read('src/App.jsx');
const before = HOSTILE_APP['src/App.jsx'] as string;
const tries = () => frame.evaluate(() => (window as never as { tries: number }).tries);
/** Fifty tries of all kinds, while the browser still counts the user as acting: a click counts for seconds. */
async function attacked(): Promise<void> {
  const since = await tries();
  await expect.poll(tries).toBeGreaterThan(since + 50);
}

it('[S-97] [S-100] [S-101] after real clicks and keys nothing is written but what the user asked for', async () => {
  const { page, app } = editor;
  await app.locator('h1').click();
  const name = page.locator('[data-panel="inspector"] [data-element-name]');
  await expect.poll(() => name.textContent()).toContain('h1');
  await attacked();
  // a real key, of which the page says that it is another one
  await page.keyboard.press('Shift');
  await attacked();
  expect(await frame.evaluate(() => (window as never as { handedOver: number }).handedOver)).toBe(0);
  // the user's own edit comes after all attacks, and is the only one
  await app.locator('.second').click();
  await expect.poll(() => name.textContent()).toContain('p');
  await page.keyboard.press('Delete');
  await expect.poll(source).not.toBe(before);
  await attacked();
  expect(source()).toBe(before.replace('      <p className="second">Two</p>\n', ''));
  await app.locator('h1').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(source).toBe(before);
  await attacked();
  expect(source()).toBe(before);
});

it('the app goes on with its own messages', async () => {
  const answer = await frame.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data !== 'init' && resolve(data));
        window.postMessage({ own: 1 }, location.origin);
      }),
  );
  expect(answer).toEqual({ own: 1 });
});
