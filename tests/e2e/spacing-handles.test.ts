/** Handles on the canvas that drag padding, margins and gaps: one write where the value stands, and undo brings the bytes back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import {
  hashesOf,
  type StartedExample,
  startExample,
  steadyBox,
  untilFile,
  untilFiles,
  watchUpdates,
} from './real-editor.ts';

const SIDEBAR = 'src/shell/Sidebar.tsx';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;
let isShown: () => boolean;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  isShown = watchUpdates(editor.page, project, SIDEBAR);
});
afterAll(() => started?.close());

const handle = (id: string) => editor.page.locator(`[data-handle="${id}"]`);
const tag = () => editor.page.locator('.spacing-tag');
const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();

/** Screen pixels for one of the app. */
async function zoom(): Promise<number> {
  const box = await editor.page.locator('iframe').boundingBox();
  return (box?.width ?? 0) / 1440;
}

/** Takes a handle by its middle and moves it by pixels of the app; the button stays down. */
async function drag(id: string, by: { x: number; y: number }) {
  const box = await steadyBox(handle(id));
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const scale = await zoom();
  const { mouse } = editor.page;
  await mouse.move(at.x, at.y);
  await tag().waitFor();
  await mouse.down();
  await mouse.move(at.x + by.x * scale, at.y + by.y * scale, { steps: 4 });
}

/** Says whether a handle stands in the space between two elements of the app. */
async function isBetween(above: string, below: string, id: string): Promise<boolean> {
  const places = [editor.app.locator(above), editor.app.locator(below), handle(id)];
  const [over, under, at] = await Promise.all(places.map((place) => place.boundingBox({ timeout: 2000 })));
  if (!over || !under || !at) return false;
  const middle = at.y + at.height / 2;
  return middle > over.y + over.height && middle < under.y;
}

async function undo() {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFiles(project, untouched);
  await expect.poll(isShown).toBe(true);
}

it('Escape gives a drag up, and nothing is written', async () => {
  await editor.app.locator('h1 + p').click();
  // the way to the next element begins where the layers have this one
  await editor.page.getByRole('treeitem', { selected: true }).filter({ hasText: 'Brands find' }).waitFor();
  await editor.page.keyboard.press('Tab');
  // the paragraph has a margin of its own: its handle disappears once that of the next element is there
  await expect.poll(() => isBetween('h1 + p', 'h1 + p + div', 'margin-top')).toBe(true);
  await drag('margin-top', { x: 0, y: -16 });
  const margin = () => editor.app.locator('h1 + p + div').evaluate((element) => getComputedStyle(element).marginTop);
  await expect.poll(margin).toBe('48px');
  await editor.page.keyboard.press('Escape');
  await expect.poll(margin).toBe('32px');
  await editor.page.mouse.up();
  expect(hashesOf(project)).toEqual(untouched);
  expect(await axeFindings(editor.page)).toEqual([]);
});

it('padding is dragged on the scale of the theme, with Alt on both sides, as one class', async () => {
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/dashboard/brand');
  await address.press('Enter');
  const before = project.read(SIDEBAR);
  const box = editor.app.locator('aside .border-t.p-3, nav + .border-t.p-3').first();
  // the element itself, not the use of the component that it is written in
  await box.click({ position: { x: 3, y: 3 }, modifiers: ['ControlOrMeta'] });
  await handle('padding-top').hover();
  const padding = () => box.evaluate((element) => getComputedStyle(element).padding);
  await editor.page.keyboard.down('Alt');
  await drag('padding-top', { x: 0, y: 11 });
  await expect.poll(padding).toBe('24px 12px');
  await editor.page.mouse.up();
  await editor.page.keyboard.up('Alt');
  await untilFile(project, SIDEBAR, before.replace('border-line p-3"', 'border-line p-3 py-6"'));
  await saved();
  await undo();
});

it('a gap is dragged: the page shows it at once, its one class changes, and its step is named', async () => {
  const before = project.read(SIDEBAR);
  const list = editor.app.locator('nav[aria-label="Main"] ul');
  const name = editor.page.locator('[data-element-name]');
  const selected = await name.innerText();
  await list
    .locator('a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => name.innerText()).not.toBe(selected);
  while ((await name.innerText()) !== 'ul') {
    const shown = await name.innerText();
    await editor.page.keyboard.press('Shift+Enter');
    await expect.poll(() => name.innerText()).not.toBe(shown);
  }
  await drag('row-gap.0', { x: 0, y: 6 });
  await expect.poll(() => list.evaluate((element) => getComputedStyle(element).rowGap)).toBe('8px');
  expect(project.read(SIDEBAR)).toBe(before);
  await expect.poll(() => tag().innerText()).toMatch(/^8\s+gap-2$/);
  await editor.page.mouse.up();
  await untilFile(project, SIDEBAR, before.replace('grid gap-0.5', 'grid gap-2'));
  await saved();
  await undo();
});
