/** Frames as the user arranged them: kept in a file of the project, undone like edits, and there again after a restart. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import { launchBrowser } from '../support/browser.ts';
import { openEditor } from '../support/open-editor.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { axeFindings } from './axe.ts';
import { hashesOf, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const FOLDER = '.visual-edit/canvases';
/** page and width of each frame, sorted */
const WHOLE = ['/ 1440', '/ 390', '/dashboard/brand 1440', '/login 1440'];
const START = { timeout: 100_000 };

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let page: Page;
let complaints: string[];
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createExampleCopy();
  untouched = hashesOf(project);
  cli = await startCli(project.root);
  ({ page, complaints } = await openEditor(browser, cli));
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const pathOf = (name = 'default') => join(project.root, FOLDER, `${name}.json`);
const text = (name?: string) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : null);
const boards = (name?: string): Storyboard[] => JSON.parse(text(name) ?? '{"storyboards":[]}').storyboards;
const board = (test: (one: Storyboard) => boolean): Storyboard => {
  const found = boards().find(test);
  if (!found) throw new Error(`No such frame in ${text()}`);
  return found;
};
const frames = () => page.locator('iframe[data-frame]');
const frameOf = (id: string) => page.locator(`iframe[data-frame="${id}"]`);
const titleOf = (id: string) => page.locator(`[data-frame-title="${id}"]`);
const shown = async () => {
  const ids = await frames().evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.frame ?? ''));
  const list = ids.map((id) =>
    frameOf(id)
      .contentFrame()
      .locator('html')
      .evaluate(() => `${location.pathname} ${window.innerWidth}`)
      .catch(() => ''),
  );
  return (await Promise.all(list)).sort();
};

async function press(keys: string): Promise<void> {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press(keys);
}
const undo = () => press('ControlOrMeta+z');
const redo = () => press('ControlOrMeta+Shift+z');

async function choose(role: 'menuitem' | 'menuitemradio', name: string | RegExp): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /viewport/ })
    .click();
  await page.getByRole('menu').first().waitFor();
  await page.getByRole(role, { name }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
}

async function dragBy(target: Locator, dx: number, dy: number): Promise<void> {
  const box = await steadyBox(target);
  const [x, y] = [box.x + Math.min(8, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

/** Places and sizes on the screen, relative to the first frame and in CSS pixels of the app. */
async function places(): Promise<Record<string, number[]>> {
  const all = boards();
  const boxes = await Promise.all(all.map(({ id }) => steadyBox(frameOf(id))));
  const zoom = (boxes[0]?.width ?? 0) / (all[0]?.width ?? 1);
  return Object.fromEntries(
    all.map(({ id }, i) => {
      const [box, first] = [boxes[i], boxes[0]];
      const numbers = box && first ? [box.x - first.x, box.y - first.y, box.width, box.height] : [];
      return [id, numbers.map((n) => n / zoom)];
    }),
  );
}

/** On the screen every frame is where the file has it, to a pixel of the screen. */
async function expectAsInFile(): Promise<void> {
  const all = boards();
  await expect
    .poll(async () => {
      const now = await places();
      return all.filter(({ id, x, y, width = 0, height = 0 }) => {
        const wanted = [x - (all[0]?.x ?? 0), y - (all[0]?.y ?? 0), width, height];
        return wanted.some((n, i) => Math.abs(n - (now[id]?.[i] ?? Number.NaN)) > 12);
      });
    })
    .toEqual([]);
}

it('a start and a look at other sizes write nothing', async () => {
  await choose('menuitemradio', /^Phone/);
  await expect.poll(shown).toEqual(['/ 390']);
  await choose('menuitemradio', /^Desktop/);
  await expect.poll(shown).toEqual(['/ 1440']);
  await untilFiles(project, untouched);
});

it('the first frame that is added makes the file, and its undo takes it away', async () => {
  await choose('menuitem', 'Add a frame');
  await expect.poll(() => boards().length).toBe(2);
  expect(boards().map(({ route, width, height }) => `${route} ${width} ${height}`)).toEqual([
    '/ 1440 900',
    '/ 1440 900',
  ]);
  await undo();
  await expect.poll(() => frames().count()).toBe(1);
  await untilFiles(project, untouched);
  await redo();
  await expect.poll(() => frames().count()).toBe(2);
  await expectAsInFile();
});

it('pages and sizes stand side by side, and two quick arrangements are both kept', async () => {
  await titleOf(board(({ id }) => id !== 'main').id).click();
  await choose('menuitemradio', /^Phone/);
  await expect.poll(() => boards().map(({ width }) => width)).toEqual([1440, 390]);
  await titleOf('main').click();
  const address = page.getByRole('textbox', { name: 'Page of the app' });
  for (const path of ['/login', '/dashboard/brand']) {
    await address.fill(path);
    await address.press('Alt+Enter');
  }
  await expect.poll(() => boards().map(({ route }) => route)).toEqual(['/', '/', '/login', '/dashboard/brand']);
  await expect.poll(shown, START).toEqual(WHOLE);
  await expectAsInFile();
  expect(await axeFindings(page)).toEqual([]);
  // the frames of a tab share one storage, and each keeps its own under its storyboard's id, which its keys carry too
  const kept = () =>
    frameOf('main')
      .contentFrame()
      .locator('html')
      .evaluate(() => Object.keys(sessionStorage).map((key) => key.split('_')[0]));
  await expect.poll(async () => new Set(await kept())).toEqual(new Set(boards().map(({ id }) => id)));
});

it('a frame is moved, resized and renamed, each one edit of its own lines', async () => {
  const { id, y } = board(({ route }) => route === '/login');
  const before = text();
  await dragBy(titleOf(id), 0, 50);
  await expect.poll(() => board((one) => one.id === id).y).toBeGreaterThan(y + 50);
  const moved = text();
  const others = (all: Storyboard[]) => all.filter((one) => one.id !== id);
  expect(others(boards())).toEqual(others(JSON.parse(before ?? '').storyboards));
  await dragBy(page.locator('.frame-label', { has: titleOf(id) }).locator('~ .resize-right'), -30, 0);
  await expect.poll(() => board((one) => one.id === id).width).toBeLessThan(1440);
  const resized = text();
  expect(others(boards())).toEqual(others(JSON.parse(before ?? '').storyboards));
  await titleOf(id).dblclick();
  await page.getByLabel('Name of the frame').fill('Way in');
  await page.keyboard.press('Enter');
  const renamed = resized?.replace(new RegExp(`("id": "${id}",\\n.*\\n +"name": )""`), '$1"Way in"');
  await expect.poll(() => text()).toBe(renamed);
  await titleOf(id).getByText('Way in').waitFor();
  for (const then of [resized, moved, before]) {
    await undo();
    await expect.poll(() => text()).toBe(then);
  }
  await expectAsInFile();
  for (const then of [moved, resized, renamed]) {
    await redo();
    await expect.poll(() => text()).toBe(then);
  }
  await titleOf(id).getByText('Way in').waitFor();
  await expectAsInFile();
});

it('a deleted frame is back at its place after an undo', async () => {
  const before = text();
  const { id } = board(({ route }) => route === '/dashboard/brand');
  await page
    .locator('.frame-label', { has: titleOf(id) })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(() => boards().length).toBe(3);
  await expect.poll(() => frames().count()).toBe(3);
  await undo();
  await expect.poll(() => text()).toBe(before);
  await expect.poll(() => frames().count()).toBe(4);
  await expectAsInFile();
});

it('chosen frames are aligned, put at equal distances and moved together, each one edit', async () => {
  const before = text();
  const all = boards();
  const ids = all.filter(({ width }) => width !== 390).map(({ id }) => id);
  const at = (field: 'x' | 'y') => boards().flatMap((one) => (ids.includes(one.id) ? [one[field]] : []));
  await titleOf(ids[0] ?? '').click();
  for (const id of ids.slice(1)) await titleOf(id).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Chosen frames' });
  await bar.getByText('3 frames').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Align left' }).click();
  await expect.poll(() => at('x')).toEqual([0, 0, 0]);
  await bar.getByRole('button', { name: 'Distribute vertical spacing' }).click();
  await expect
    .poll(() => {
      const [first = 0, second = 0, third = 0] = at('y').toSorted((a, b) => a - b);
      return Math.abs(third - second - (second - first));
    })
    .toBeLessThanOrEqual(1);
  await expectAsInFile();
  const spread = text();
  const was = at('y');
  // the others are overlapped now
  await dragBy(titleOf(ids[0] ?? ''), 0, 40);
  await expect.poll(() => new Set(at('y').map((y, i) => y - (was[i] ?? 0))).size).toBe(1);
  await expect.poll(() => at('y')).not.toEqual(was);
  await undo();
  await expect.poll(() => text()).toBe(spread);
  await undo();
  await undo();
  await expect.poll(() => text()).toBe(before);
  await press('Escape');
  await expect.poll(() => bar.count()).toBe(0);
  await expectAsInFile();
});

it('an edit of code in one frame shows in all frames of its page', async () => {
  const [wide, small] = boards().filter(({ route }) => route === '/');
  await titleOf(wide?.id ?? '').click();
  const headline = (one: Storyboard | undefined) =>
    frameOf(one?.id ?? '')
      .contentFrame()
      .locator('h1');
  await headline(wide).click();
  const field = page.getByLabel('Add classes');
  await field.fill('underline');
  await field.press('Enter');
  for (const one of [wide, small]) await expect.poll(() => headline(one).getAttribute('class')).toContain('underline');
  const source = project.read(HERO);
  await undo();
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the source says afterwards
  await untilFile(project, HERO, source.replace('{`${styles.headline} underline`}', '{styles.headline}'));
});

it('a file that is edited by hand is followed', async () => {
  const before = text() ?? '';
  const theirs = before.replace('"name": "Way in"', '"name": "Theirs"').replace('"width": 390', '"width": 500');
  writeFileSync(pathOf(), theirs);
  await page.getByText('Theirs').waitFor();
  await expect.poll(shown).toContain('/ 500');
  writeFileSync(pathOf(), before);
  await page.getByText('Way in').waitFor();
  await expectAsInFile();
});

it('a torn file is refused with the reason, and not overwritten', async () => {
  const whole = text() ?? '';
  const torn = whole.slice(0, 120);
  writeFileSync(pathOf(), torn);
  await page.getByText(/cannot be read as a canvas: line \d+ is not JSON/).waitFor();
  await choose('menuitem', 'Add a frame');
  await expect.poll(() => frames().count()).toBe(5);
  await page
    .getByText(/cannot be read as a canvas/)
    .first()
    .waitFor();
  expect(text()).toBe(torn);
  writeFileSync(pathOf(), whole);
  await expect.poll(() => frames().count()).toBe(4);
  await expectAsInFile();
  expect(text()).toBe(whole);
});

it('after a restart, in another browser, everything is where it was, and can be undone', async () => {
  const before = text();
  // the browser itself notes each request that was refused while the file was torn
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  await page.context().close();
  await cli.stop();
  cli = await startCli(project.root);
  ({ page, complaints } = await openEditor(browser, cli));
  await expect.poll(() => frames().count()).toBe(4);
  await expect
    .poll(async () => (await shown()).map((one) => one.split(' ')[0]), START)
    .toEqual(['/', '/', '/dashboard/brand', '/login']);
  await page.getByText('Way in').waitFor();
  await expectAsInFile();
  expect(text()).toBe(before);
  // the rename, the size and the place
  for (let step = 0; step < 3; step++) {
    const was = text();
    await undo();
    await expect.poll(() => text()).not.toBe(was);
  }
  await expect.poll(() => page.getByText('Way in').count()).toBe(0);
  await expect.poll(shown, START).toEqual(WHOLE);
  await expectAsInFile();
  expect(complaints).toEqual([]);
});

it('a project that brings its canvas is shown as it was left, and nothing is written', async () => {
  const whole = text() ?? '';
  await page.context().close();
  await cli.stop();
  const clone = createExampleCopy();
  const file = join(clone.root, FOLDER, 'default.json');
  mkdirSync(join(clone.root, FOLDER), { recursive: true });
  writeFileSync(file, whole);
  const other = await startCli(clone.root);
  try {
    const opened = await openEditor(browser, other);
    ({ page, complaints } = opened);
    await expect.poll(shown, START).toEqual(WHOLE);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(complaints).toEqual([]);
  } finally {
    await page.context().close();
    await other.stop();
    clone.remove();
  }
});
