/** A canvas with more frames than the screen shows: an overview leads to them, and each page loads when its frame comes near. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canvasFile, DEFAULT_CANVAS } from '../../src/protocol/canvases.ts';
import { launchBrowser } from '../support/browser.ts';
import { openEditor } from '../support/open-editor.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { axeFindings } from './axe.ts';

const APP = `export const App = () => (
  <main className="page">
    <h1>A page of the app</h1>
    <p>{location.search}</p>
  </main>
);
`;
const FRAMES = 8;
const START = { timeout: 100_000 };
const CANVAS = canvasFile(DEFAULT_CANVAS);

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  const storyboards = Array.from({ length: FRAMES }, (_, n) => ({
    id: n === 0 ? 'main' : `frame-${n}`,
    type: 'APPLICATION',
    name: `Page ${n + 1}`,
    route: `/?page=${n + 1}`,
    width: 1440,
    height: 900,
    x: (n % 4) * 1800,
    y: Math.floor(n / 4) * 5000,
  }));
  const canvas = `${JSON.stringify({ version: 1, name: 'Many', storyboards }, null, 2)}\n`;
  project = createViteProject({ 'src/App.jsx': APP, [CANVAS]: canvas });
  cli = await startCli(project.root);
  ({ page, complaints } = await openEditor(browser, cli));
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const loaded = () =>
  page.locator('iframe[data-frame]').evaluateAll((all) => all.map((one) => one.getAttribute('data-frame')).sort());
const app = (id: string): FrameLocator => page.frameLocator(`iframe[data-frame="${id}"]`);
const minimap = () => page.locator('[data-minimap]');
const onMap = (selector: string) =>
  minimap()
    .locator(selector)
    .evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height, middle: [x + width / 2, y + height / 2] as [number, number] };
    });
/** place of a frame on the screen */
const placeOf = (id: string) =>
  page.locator(`[data-frame-box="${id}"]`).evaluate((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
  });

async function press(keys: string): Promise<void> {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press(keys);
}
async function run(title: string): Promise<void> {
  await press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill(title);
  await page.getByRole('option', { name: title }).and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
}

it('all frames load where all are in view, and there is no overview then', async () => {
  await expect.poll(loaded, START).toHaveLength(FRAMES);
  await app('frame-7').getByText('?page=8').waitFor(START);
  expect(await minimap().count()).toBe(0);
});

it('the canvas opens again where it was left, and only frames near the view load', async () => {
  await page.locator('[data-frame-title="main"]').click();
  await run('Zoom to the frame');
  await minimap().waitFor();
  const place = await placeOf('main');
  await page.reload();
  await app('main').getByText('?page=1').waitFor(START);
  await expect.poll(() => placeOf('main')).toEqual(place);
  await app('frame-1').getByText('?page=2').waitFor(START);
  expect(await loaded()).toEqual(['frame-1', 'main']);
  const waiting = page.locator('[data-placeholder]');
  await expect
    .poll(() => waiting.evaluateAll((all) => all.map((one) => one.textContent)))
    .toEqual(Array.from({ length: FRAMES - 2 }, (_, n) => `Page ${n + 3}`));
});

it('an edit and its undo do not wait for them, and a frame that loads later shows what is saved', async () => {
  const heading = app('main').locator('h1');
  const classes = (id: string) => app(id).locator('h1').getAttribute('class');
  await heading.click();
  const field = page.getByLabel('Add classes');
  await field.fill('title');
  await field.press('Enter');
  await expect.poll(() => classes('frame-1')).toContain('title');
  await expect.poll(() => project.read('src/App.jsx')).toBe(APP.replace('<h1>', '<h1 className="title">'));
  await press('ControlOrMeta+z');
  await expect.poll(() => project.read('src/App.jsx')).toBe(APP);
  await expect.poll(() => classes('frame-1')).not.toContain('title');
  await press('ControlOrMeta+Shift+z');
  await expect.poll(() => project.read('src/App.jsx')).not.toBe(APP);
  // made active by a key, far out of view: it loads, with the same element selected
  const selected = page.locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]');
  for (let step = 1; step <= 5; step++) {
    await run('Go to the next frame');
    await page.locator(`[data-frame-box="frame-${step}"][data-active]`).waitFor();
    await selected.filter({ hasText: 'h1' }).waitFor(START);
  }
  await expect.poll(loaded, START).toContain('frame-5');
  await expect.poll(() => classes('frame-5'), START).toContain('title');
  expect(await loaded()).not.toContain('frame-7');
  await press('ControlOrMeta+z');
  await expect.poll(() => project.read('src/App.jsx')).toBe(APP);
  await page.locator('[data-frame-title="main"]').click();
  expect(complaints).toEqual([]);
});

it('a click on the overview goes there, and the view can be dragged', async () => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await minimap().locator('[data-mapped]').count()).toBe(FRAMES);
  const target = await onMap('[data-mapped="frame-7"]');
  await page.mouse.click(...target.middle);
  await expect.poll(loaded, START).toContain('frame-7');
  await app('frame-7').getByText('?page=8').waitFor(START);
  const canvas = await page.locator('[data-panel="canvas"]').evaluate((one) => one.getBoundingClientRect().toJSON());
  const there = await placeOf('frame-7');
  // a pixel of the map is many of the canvas
  expect(Math.abs(there.x + there.width / 2 - (canvas.x + canvas.width / 2))).toBeLessThan(canvas.width / 4);
  const view = await onMap('[data-view]');
  await page.mouse.move(...view.middle);
  await page.mouse.down();
  await page.mouse.move(view.middle[0] - 20, view.middle[1], { steps: 4 });
  const moved = await onMap('[data-view]');
  expect(Math.round(view.x - moved.x)).toBe(20);
  await page.mouse.up();
  expect((await placeOf('frame-7')).x).toBeGreaterThan(there.x + 200);
});

it('the keyboard moves the view by it, shows all, and a command hides it', async () => {
  const before = await placeOf('main');
  await minimap().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placeOf('main')).x).toBeLessThan(before.x);
  await page.keyboard.press('ArrowLeft');
  // to a pixel, as places of the screen are whole
  await expect.poll(async () => Math.abs((await placeOf('main')).x - before.x)).toBeLessThan(2);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await placeOf('main')).width).toBeLessThan(before.width / 2);
  // it goes with the focus, as all is in view
  await minimap().waitFor();
  await page.locator('[data-panel="canvas"]').focus();
  await expect.poll(() => minimap().count()).toBe(0);
  await run('Zoom to the frame');
  await minimap().waitFor();
  await run('Overview of the frames');
  await expect.poll(() => minimap().count()).toBe(0);
  await run('Overview of the frames');
  await minimap().waitFor();
  // to look around writes nothing
  const canvas = JSON.parse(readFileSync(join(project.root, CANVAS), 'utf8'));
  expect(canvas.storyboards).toHaveLength(FRAMES);
  expect(complaints).toEqual([]);
});
