/** A canvas as a team has it: three pages at two sizes and four components alone, edited, restarted and arranged. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShownComponent } from '../../src/protocol/component-page.ts';
import { launchBrowser } from '../support/browser.ts';
import { openEditor } from '../support/open-editor.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { hashesOf, isMarkedNode, markNode, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const BUTTON = 'src/components/ui/Button.tsx';
const HEADLINE = 'The right brand for every empty storefront';
const CANVAS = '.visual-edit/canvases/default.json';
const SETUP = '.visual-edit/setup.tsx';
const PATIENCE = { timeout: 60_000 };

const PAGES = ['/', '/login', '/dashboard/brand'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const COMPONENTS: Record<string, ShownComponent> = {
  hero: { file: HERO, exportName: 'Hero' },
  button: { file: BUTTON, exportName: 'Button', props: { variant: 'primary', children: 'Press me' } },
  badge: { file: 'src/components/ui/Badge.tsx', exportName: 'Badge', props: { children: 'New' } },
  score: { file: 'src/components/MatchScore.tsx', exportName: 'MatchScore', props: { score: 72 } },
};

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let page: Page;
let complaints: string[];
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createExampleCopy();
  const pages = PAGES.flatMap((route, row) =>
    SIZES.map((size, n) => ({
      id: row + n === 0 ? 'main' : `page-${row}-${n}`,
      type: 'APPLICATION',
      name: '',
      route,
      ...size,
      x: n * 1520,
      y: row * 1060,
    })),
  );
  const alone = Object.entries(COMPONENTS).map(([id, component], n) => ({
    id,
    type: 'COMPONENT',
    name: '',
    component,
    width: id === 'hero' ? 1440 : 320,
    height: id === 'hero' ? 700 : 160,
    x: 2100,
    y: n * 900,
  }));
  const canvas = { version: 1, name: 'All', storyboards: [...pages, ...alone] };
  write(CANVAS, `${JSON.stringify(canvas, null, 2)}\n`);
  write(
    SETUP,
    `import type { ReactNode } from 'react';\nimport { MemoryRouter } from 'react-router';\n\nexport default ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;\n`,
  );
  untouched = hashesOf(project);
  cli = await startCli(project.root);
  ({ page, complaints } = await openEditor(browser, cli));
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

function write(file: string, text: string): void {
  const path = join(project.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const canvasText = () => readFileSync(join(project.root, CANVAS), 'utf8');
const frame = (id: string): FrameLocator => page.locator(`iframe[data-frame="${id}"]`).contentFrame();
const ids = () =>
  page.locator('iframe[data-frame]').evaluateAll((all) => all.map((one) => one.getAttribute('data-frame')).sort());
const ALL = [...Object.keys(COMPONENTS), 'main', 'page-0-1', 'page-1-0', 'page-1-1', 'page-2-0', 'page-2-1'].sort();
/** what each frame shows */
async function expectAllShown(): Promise<void> {
  await expect.poll(ids, PATIENCE).toEqual(ALL);
  const words: Record<string, RegExp> = {
    main: /The right brand/,
    'page-0-1': /The right brand/,
    'page-1-0': /Sign In/,
    'page-1-1': /Sign In/,
    'page-2-0': /Brand Dashboard/,
    'page-2-1': /Brand Dashboard/,
    hero: /The right brand/,
    button: /^Press me$/,
    badge: /^New$/,
    score: /72/,
  };
  for (const [id, word] of Object.entries(words)) {
    await expect.poll(() => frame(id).locator('#root').innerText(PATIENCE), { ...PATIENCE, message: id }).toMatch(word);
  }
}
const press = async (keys: string) => {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press(keys);
};

it('shows all ten, each with the app’s own look, and writes nothing', async () => {
  await expectAllShown();
  const look = (id: string, selector: string) =>
    frame(id)
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(one);
        return [backgroundColor, borderRadius, fontFamily];
      });
  expect(await look('hero', 'h1')).toEqual(await look('main', 'h1'));
  expect(await look('button', 'button')).toEqual(await look('hero', 'a'));
  await untilFiles(project, untouched);
});

it('words that are typed in a component alone show in every page that has it', async () => {
  const before = project.read(HERO);
  const shown = ['hero', 'main', 'page-0-1'];
  for (const id of shown) await markNode(frame(id).locator('h1'));
  await frame('hero').locator('h1').dblclick();
  await frame('hero').locator('h1[contenteditable]').waitFor(PATIENCE);
  await page.keyboard.type('One shop');
  await page.keyboard.press('Enter');
  await untilFile(project, HERO, before.replace(HEADLINE, 'One shop'));
  for (const id of shown) {
    await expect.poll(() => frame(id).locator('h1').textContent(), { ...PATIENCE, message: id }).toBe('One shop');
  }
  await press('ControlOrMeta+z');
  await untilFiles(project, untouched);
  for (const id of shown) {
    await expect.poll(() => frame(id).locator('h1').textContent(), { ...PATIENCE, message: id }).toBe(HEADLINE);
    // hot updates: the page was not loaded again, and React kept the node
    expect(await isMarkedNode(frame(id).locator('h1')), id).toBe(true);
  }
});

it('a class that is added in a page shows in all frames of that page and in the component alone', async () => {
  await page.locator('[data-frame-title="page-0-1"]').click();
  await frame('page-0-1').locator('h1').click();
  const field = page.getByLabel('Add classes');
  await field.fill('underline');
  await field.press('Enter');
  for (const id of ['hero', 'main', 'page-0-1']) {
    const classes = () => frame(id).locator('h1').getAttribute('class');
    await expect.poll(classes, { ...PATIENCE, message: id }).toContain('underline');
  }
  await press('ControlOrMeta+z');
  await untilFiles(project, untouched);
});

it('a deleted frame is back after an undo, where it was', async () => {
  const before = canvasText();
  const place = await steadyBox(page.locator('iframe[data-frame="score"]'));
  const title = page.locator('[data-frame-title="score"]');
  await page
    .locator('.frame-label', { has: title })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(ids, PATIENCE).toEqual(ALL.filter((id) => id !== 'score'));
  await expect.poll(canvasText).not.toContain('MatchScore');
  await press('ControlOrMeta+z');
  await expect.poll(ids, PATIENCE).toEqual(ALL);
  expect(canvasText()).toBe(before);
  await expect.poll(() => frame('score').locator('#root').innerText(PATIENCE), PATIENCE).toMatch(/72/);
  const now = await steadyBox(page.locator('iframe[data-frame="score"]'));
  expect([now.width, now.height].map(Math.round)).toEqual([place.width, place.height].map(Math.round));
});

it('after a restart, in another browser, everything is where it was', async () => {
  const before = canvasText();
  const places = async () => {
    const boxes = await Promise.all(ALL.map((id) => steadyBox(page.locator(`iframe[data-frame="${id}"]`))));
    return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
  };
  await page.keyboard.press('Shift+1');
  const were = await places();
  expect(complaints).toEqual([]);
  await page.context().close();
  await cli.stop();
  cli = await startCli(project.root);
  ({ page, complaints } = await openEditor(browser, cli));
  await expectAllShown();
  await expect.poll(places, PATIENCE).toEqual(were);
  expect(canvasText()).toBe(before);
  await untilFiles(project, untouched);
  expect(complaints).toEqual([]);
});
