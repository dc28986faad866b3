/** Images of the project: picked, dragged to the page and dropped from outside, each written as the source writes the one before. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Everyday, startEveryday } from './everyday.ts';
import { dragFile, PNG } from './file-drag.ts';
import { hashesOf, steadyBox } from './real-editor.ts';
import { shownImages, untilLoaded } from './shown-images.ts';

const NOT_FOUND = 'src/pages/NotFoundPage.tsx';
const BRANDS = 'src/data/represented-brands.ts';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());
afterEach(async () => {
  // a dialog that a failed test left open would hide the rest
  await desk.press('Escape');
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const panel = () => desk.page.locator('[data-panel="assets"]');
const dialog = () => desk.page.getByRole('dialog', { name: 'Replace image' });
const picture = () => desk.app.locator('main img');
const layer = (over: 'image' | 'no-image') => desk.page.locator(`[data-image-layer="${over}"]`);
const outline = () => desk.app.locator('visual-edit-overlay [data-kind="hover"]:not([hidden])');
type Box = Awaited<ReturnType<typeof steadyBox>>;
const near = (one: Box | null, { x, y, width, height }: Box) =>
  one !== null &&
  Math.abs(one.x - x) + Math.abs(one.y - y) + Math.abs(one.width - width) + Math.abs(one.height - height) < 12;
const shown = () => shownImages(picture());

async function openPanel(): Promise<void> {
  if (!(await panel().isVisible())) {
    await desk.page.locator('[data-panel="canvas"]').focus();
    await desk.press('Alt+7');
  }
  await panel().getByRole('textbox', { name: 'Search images' }).fill('');
  await panel().locator('[data-picture="shown"]').first().waitFor();
}

async function search(words: string, file: string): Promise<Locator> {
  await panel().getByRole('textbox', { name: 'Search images' }).fill(words);
  const tile = panel().getByRole('button', { name: `Use ${file}` });
  await tile.waitFor();
  return tile;
}

it('an image is replaced by a pick in the inspector, as the helper that the page calls writes it', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  await untilLoaded(picture());
  const text = desk.project.read(NOT_FOUND);
  await desk.carryOut({
    async act() {
      await desk.pick(picture(), 'img');
      await desk.page.locator('[data-prop="src"]').getByRole('button', { name: 'Replace…' }).click();
      await dialog().locator('[data-picture="shown"]').first().waitFor();
      await dialog().locator('[aria-current="true"]', { hasText: 'street.svgIn use · 960 × 800' }).waitFor();
      expect(await axeFindings(desk.page, '[role="dialog"]')).toEqual([]);
      await desk.page.keyboard.type('mission');
      await dialog().getByRole('button', { name: 'Replace with street.svg' }).waitFor({ state: 'detached' });
      await desk.press('Enter');
      await dialog().waitFor({ state: 'detached' });
    },
    look: shown,
    shows: ['/pictures/centers/mission-row.svg true'],
    files: { [NOT_FOUND]: text.replace("'street'", "'mission-row'") },
  });
});

it('an image is replaced by dropping another one on it', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  await untilLoaded(picture());
  const text = desk.project.read(NOT_FOUND);
  await desk.carryOut({
    async act() {
      await openPanel();
      const tile = await search('verde', 'verde-kitchen.svg');
      const [from, to] = [await steadyBox(tile), await steadyBox(picture())];
      const { mouse } = desk.page;
      await mouse.move(from.x + 20, from.y + 20);
      await mouse.down();
      await mouse.move(from.x + 40, from.y + 24, { steps: 3 });
      await mouse.move(to.x + to.width / 2, to.y + to.height + 30, { steps: 6 });
      await layer('no-image').getByText('Drop on an image of the page to replace it').waitFor();
      await outline().waitFor({ state: 'detached' });
      await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await layer('image').getByText('Replace street.svg with verde-kitchen.svg').waitFor();
      await expect.poll(async () => near(await outline().boundingBox(), to)).toBe(true);
      await mouse.up();
    },
    look: shown,
    shows: ['/pictures/logos/verde-kitchen.svg true'],
    files: { [NOT_FOUND]: text.replace("'centers', 'street'", "'logos', 'verde-kitchen'") },
  });
});

it('the image of one item of a list is replaced in the data', async () => {
  const logos = desk.app.locator('main [role="tabpanel"] img');
  await desk.open('/dashboard/broker', desk.app.getByRole('tab', { name: 'Represented Brands' }));
  await desk.openTab('Represented Brands', logos.first());
  await untilLoaded(logos, 3);
  const text = desk.project.read(BRANDS);
  await desk.carryOut({
    async act() {
      await desk.pick(logos.nth(1), 'img');
      await desk.page.locator('[data-prop="src"]').getByRole('button', { name: 'Replace…' }).click();
      await desk.page.keyboard.type('osteria');
      await dialog().getByRole('button', { name: 'Replace with osteria-lune.svg' }).click();
    },
    look: async () => (await shownImages(logos)).slice(0, 3),
    shows: [
      '/pictures/logos/marlow-finch.svg true',
      '/pictures/logos/osteria-lune.svg true',
      '/pictures/logos/circuit-house.svg true',
    ],
    files: { [BRANDS]: text.replace("drawing('logos', 'copper-kettle')", "drawing('logos', 'osteria-lune')") },
    reopen: () => desk.openTab('Represented Brands', logos.first()),
  });
});

it('a file dropped on the panel is a new image of the project, and never takes the place of another', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  await openPanel();
  const added = join(desk.project.root, 'public/our-team.png');
  try {
    for (const name of ['Our Team.PNG', 'our team.png']) {
      const file = await dragFile(desk.page, name);
      await file.over(panel().getByRole('textbox', { name: 'Search images' }));
      await panel().getByText('Drop to add to the project').waitFor();
      await file.drop();
      const tile = await search('our-team', 'our-team.png');
      await tile.locator('[data-picture="shown"]').waitFor();
      await expect.poll(() => tile.innerText()).toContain('1 × 1');
      expect(readFileSync(added)).toEqual(PNG);
    }
    await desk.page.getByText('our-team.png is in the project already.').waitFor();
  } finally {
    rmSync(added, { force: true });
  }
});

it.each([
  [
    'notes.txt',
    Buffer.from('no image'),
    'notes.txt is no image.',
    'Use a PNG, JPEG, GIF, WebP, AVIF, SVG or ICO of at most 8 MB.',
  ],
  [
    'huge.png',
    Buffer.alloc(9 * 1024 * 1024),
    'huge.png has 9.0 MB, and an image may have 8 MB.',
    'Make it smaller, then add it again.',
  ],
  ['false.png', Buffer.from('no image'), /false\.png is no PNG/, /with the ending of its type/],
])('a file that is no image of the project says why: %s', async (name, bytes, reason, next) => {
  await desk.open('/dashboard/no-such-page', picture());
  await openPanel();
  const before = hashesOf(desk.project);
  const file = await dragFile(desk.page, name, bytes);
  await file.over(panel().getByRole('textbox', { name: 'Search images' }));
  await file.drop();
  await desk.page.getByText(reason).waitFor();
  await desk.page.getByText(next).waitFor();
  expect(hashesOf(desk.project)).toEqual(before);
  // the browser's own note of the server's answer
  expect(desk.complaints().filter((one) => !one.includes('status of 415'))).toEqual([]);
});

it('a file dropped on an image of the page is added, and replaces that image', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  const text = desk.project.read(NOT_FOUND);
  const added = join(desk.project.root, 'public/night.png');
  await desk.pick(picture(), 'img');
  const box = await steadyBox(picture());
  const file = await dragFile(desk.page, 'night.png');
  await file.over(desk.page.locator('[data-image-layer]'), { x: box.x + 50, y: box.y + 50 });
  await layer('image').getByText('Add the file and replace street.svg').waitFor();
  await file.drop();
  try {
    await expect.poll(shown).toEqual(['/night.png true']);
    const replaced = text
      .replace("import { drawing } from '../lib/pictures';\n", '')
      .replace("src={drawing('centers', 'street')}", 'src="/night.png"');
    await expect.poll(() => desk.project.read(NOT_FOUND)).toBe(replaced);
    await desk.page.getByText('Added public/night.png. Undo keeps the file.').waitFor();
    await desk.page.locator('[data-panel="canvas"]').focus();
    await desk.press('ControlOrMeta+z');
    await expect.poll(() => desk.project.read(NOT_FOUND)).toBe(text);
    await expect.poll(shown).toEqual(['/pictures/centers/street.svg true']);
    expect(readFileSync(added)).toEqual(PNG);
  } finally {
    rmSync(added, { force: true });
  }
});

it('dropped where no image is, it is refused with the next step, and nothing is added', async () => {
  const heading = desk.app.getByRole('heading', { name: 'This unit is empty' });
  await desk.open('/dashboard/no-such-page', heading);
  const before = hashesOf(desk.project);
  const box = await steadyBox(heading);
  const file = await dragFile(desk.page, 'night.png');
  await file.over(desk.page.locator('[data-image-layer]'), { x: box.x + 5, y: box.y + 5 });
  await layer('no-image').waitFor();
  await file.drop();
  await desk.page.getByText('There is no image to replace there.').waitFor();
  await desk.page.getByText('Drop it on an image of the page, or add an image there first (press A).').waitFor();
  await layer('no-image').waitFor({ state: 'detached' });
  expect(hashesOf(desk.project)).toEqual(before);
  expect(existsSync(join(desk.project.root, 'public/night.png'))).toBe(false);
});

// covers ux keys.37
it('the panel is walked with the keyboard, says what a press needs, and has no barrier', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  await openPanel();
  expect(await axeFindings(desk.page, '[data-panel="assets"]')).toEqual([]);
  await search('centers', 'street.svg');
  const focused = () =>
    desk.page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.querySelector('.asset-name')?.textContent,
    );
  for (const [key, name] of [
    ['ArrowDown', 'Use barton-terrace.svg'],
    ['ArrowRight', 'Use katy-crossing.svg'],
    ['ArrowDown', 'Use mission-row.svg'],
    ['End', 'Use street.svg'],
    ['Home', 'Use barton-terrace.svg'],
    ['ArrowUp', 'Search images'],
  ] as const) {
    await desk.press(key);
    await expect.poll(focused).toBe(name);
  }
  await desk.page.locator('[data-panel="canvas"]').focus();
  await desk.press('Escape');
  await panel().getByRole('button', { name: 'Use street.svg' }).click();
  await desk.page.getByText('No image is selected.').waitFor();
  await desk.page.locator('[data-panel="canvas"]').focus();
  await desk.press('Alt+7');
  await panel().waitFor({ state: 'detached' });
});
