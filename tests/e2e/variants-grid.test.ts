/** The variants of a component and its states side by side, each in a live frame: made as one edit, there again after a restart. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { CANVAS } from './shown-alone.ts';
import { stylesOf } from './styles-driver.ts';

const BUTTON = 'src/components/ui/Button.tsx';
const PAGE = '/dashboard/brand';
const VARIANTS = ['primary', 'outline', 'soft', 'ghost', 'link'];
const SIZES = ['sm', 'md', 'lg', 'icon', 'icon-sm'];
const NAMES = [
  ...VARIANTS.flatMap((variant) => SIZES.map((size) => `${variant} · ${size}`)),
  ...['Hover', 'Focus', 'Disabled', 'Dark'],
];
const PATIENCE = { timeout: 120_000 };

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: OpenedEditor;
let page: Page;
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createExampleCopy();
  untouched = hashesOf(project);
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli, PAGE);
  page = editor.page;
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const app = () => page.frameLocator('iframe[data-frame="main"]');
const frames = () => page.locator('iframe[data-frame]');
const canvasText = () => {
  const file = join(project.root, CANVAS);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const boards = (): Storyboard[] => JSON.parse(canvasText() ?? '{"storyboards":[]}').storyboards;
const cells = () => boards().filter(({ type }) => type === 'COMPONENT');
const idOf = (name: string) => cells().find((one) => one.name === name)?.id ?? `no ${name}`;
const cell = (name: string): FrameLocator => page.frameLocator(`iframe[data-frame="${idOf(name)}"]`);
const button = (name: string) => cell(name).locator('#root button');
const complaints = () => editor.complaints.splice(0);

async function press(keys: string): Promise<void> {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press(keys);
}
const undo = () => press('ControlOrMeta+z');

/** Selects something in the app by ⌘-click, then goes up to the instance with this name. */
async function pick(clicked: Locator, name: string): Promise<void> {
  await clicked.click({ position: { x: 4, y: 4 }, modifiers: ['ControlOrMeta'] });
  const shown = page.locator('[data-element-name]');
  await shown.waitFor();
  for (let step = 0; (await shown.textContent()) !== name && step < 4; step++) {
    const before = await shown.textContent();
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => shown.textContent()).not.toBe(before);
  }
  expect(await shown.textContent()).toBe(name);
}

async function run(title: string): Promise<void> {
  await press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill(title);
  await page.getByRole('option', { name: title }).and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
}

async function showGrid(count: number): Promise<void> {
  await run('Show its variants');
  await expect.poll(() => frames().count(), PATIENCE).toBe(count);
  await expect.poll(() => cells().length, PATIENCE).toBe(count - 1);
  for (const { id } of cells())
    await page.frameLocator(`iframe[data-frame="${id}"]`).locator('#root > *').first().waitFor(PATIENCE);
}

/** What a person sees of a button; its transitions may still run. */
const look = (of: Locator) =>
  of.evaluate((node) => {
    const style = getComputedStyle(node);
    const names = ['backgroundColor', 'color', 'height', 'paddingLeft', 'fontSize', 'borderTopWidth', 'borderRadius'];
    return names.map((name) => style[name as 'color']).join(' | ');
  });
const styleIn = (of: Locator, name: string) =>
  of.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
const hasOutline = async (of: Locator) =>
  `${await styleIn(of, 'outline-style')} ${await styleIn(of, 'outline-width')} ${await styleIn(of, 'outline-offset')}`;

it('has every variant in every size once, and the states, as one edit of the canvas', async () => {
  await pick(app().getByRole('button', { name: 'Search', exact: true }), 'Button');
  await showGrid(1 + NAMES.length);
  expect(cells().map(({ name }) => name)).toEqual(NAMES);
  const props = cells().map(({ component }) => component?.props ?? {});
  for (const variant of VARIANTS)
    for (const size of SIZES)
      expect(props.filter((one) => one.variant === variant && one.size === size)).toHaveLength(1);
  expect(Object.keys(hashesOf(project)).filter((file) => !(file in untouched))).toEqual([CANVAS]);
  const history = await page.getByRole('banner').getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled');
  expect(history).toBeNull();
  expect(complaints()).toEqual([]);
});

it('stands in rows and columns with equal gaps, and each frame has the same size', () => {
  const xs = [...new Set(cells().map(({ x }) => x))];
  const ys = [...new Set(cells().map(({ y }) => y))];
  expect([xs.length, ys.length]).toEqual([SIZES.length, VARIANTS.length + 1]);
  const steps = (list: number[]) => new Set(list.slice(1).map((at, i) => at - (list[i] ?? 0)));
  expect([steps(xs).size, steps(ys).size]).toEqual([1, 1]);
  expect(new Set(cells().map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
});

it('each cell looks as the component’s classes say, and as the app’s own buttons', async () => {
  for (const [size, height] of Object.entries({ sm: '32px', md: '36px', lg: '44px', icon: '36px', 'icon-sm': '32px' }))
    for (const variant of VARIANTS.filter((one) => one !== 'link'))
      expect(await styleIn(button(`${variant} · ${size}`), 'height')).toBe(height);
  const backgrounds = VARIANTS.map((variant) => styleIn(button(`${variant} · md`), 'background-color'));
  expect(new Set(await Promise.all(backgrounds)).size).toBe(VARIANTS.length - 1);
  expect(await look(button('outline · md'))).toBe(
    await look(app().getByRole('button', { name: 'Search', exact: true })),
  );
  const primary = app().locator('button.bg-primary.h-9').first();
  expect(await look(button('primary · md'))).toBe(await look(primary));
});

it('a component is whole in its cell, in the middle, on the background of the app', async () => {
  for (const name of NAMES) {
    const room = await button(name).evaluate((node) => {
      const box = node.getBoundingClientRect();
      return [box.left, innerWidth - box.right, box.top, innerHeight - box.bottom].map(Math.round);
    });
    expect(Math.min(...room), name).toBeGreaterThan(15);
    expect(Math.abs((room[0] ?? 0) - (room[1] ?? 0)), name).toBeLessThan(2);
    expect(Math.abs((room[2] ?? 0) - (room[3] ?? 0)), name).toBeLessThan(2);
  }
  expect(await styleIn(cell('ghost · md').locator('body'), 'background-color')).toBe('rgb(246, 247, 245)');
});

async function showsStates(): Promise<void> {
  // the outline variant's own classes: hover:bg-sunken, disabled:opacity-50, and the dark theme's tokens
  await expect.poll(() => styleIn(button('Hover'), 'background-color'), PATIENCE).toBe('rgb(238, 241, 237)');
  await expect.poll(() => hasOutline(button('Focus')), PATIENCE).toBe('solid 2px 2px');
  await expect.poll(() => styleIn(button('Disabled'), 'opacity'), PATIENCE).toBe('0.5');
  await expect.poll(() => styleIn(button('Dark'), 'background-color'), PATIENCE).toBe('rgb(19, 25, 23)');
  expect(await styleIn(cell('Dark').locator('body'), 'background-color')).toBe('rgb(12, 17, 15)');
  expect(await styleIn(button('outline · md'), 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await hasOutline(button('outline · md'))).not.toContain('solid');
}

it('the states look as under a real pointer and focus', async () => {
  await showsStates();
  const real = button('outline · md');
  const box = await real.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => look(real), PATIENCE).toBe(await look(button('Hover')));
  await page.mouse.move(2, 2);
  await expect.poll(() => look(real), PATIENCE).not.toBe(await look(button('Hover')));
  await real.evaluate((node) => node.focus());
  expect(await real.evaluate((node) => node.matches(':focus-visible'))).toBe(true);
  expect(await hasOutline(real)).toBe(await hasOutline(button('Focus')));
  await real.evaluate((node) => node.blur());
  expect(complaints()).toEqual([]);
});

it('an edit in one cell changes all of them, held states stay, and one undo brings bytes and looks back', async () => {
  const text = project.read(BUTTON);
  const radius = (name: string) => styleIn(button(name), 'border-radius');
  const before = await Promise.all(NAMES.map(radius));
  const styles = stylesOf({ page });
  await styles.select(button('primary · md'), 'button', 'ControlOrMeta');
  await styles.section('Border');
  await styles.type('Corner radius', '16px');
  await untilFile(project, BUTTON, text.replace('size }), className', "size }), 'rounded-2xl', className"));
  const differs = async () => (await Promise.all(NAMES.map(radius))).filter((one) => one !== '16px');
  await expect.poll(differs, PATIENCE).toEqual([]);
  await showsStates();
  await undo();
  await untilFile(project, BUTTON, text);
  await expect.poll(() => Promise.all(NAMES.map(radius)), PATIENCE).toEqual(before);
  await showsStates();
  expect(complaints()).toEqual([]);
});

it('an edit in a cell that is held in a state is of that state', async () => {
  const text = project.read(BUTTON);
  await page.locator(`[data-frame-title="${idOf('Hover')}"]`).click();
  await page.getByRole('banner').getByText('Hover').first().waitFor();
  await page.locator(`[data-frame-title="${idOf('ghost · md')}"]`).click();
  await expect.poll(() => page.getByRole('banner').getByText('Hover').count()).toBe(0);
  expect(project.read(BUTTON)).toBe(text);
});

it('after a restart, in another browser, the grid is there with its states', async () => {
  const before = canvasText();
  await editor.close();
  await cli.stop();
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli);
  page = editor.page;
  await expect.poll(() => frames().count(), PATIENCE).toBe(1 + NAMES.length);
  await button('Dark').waitFor(PATIENCE);
  await showsStates();
  expect(canvasText()).toBe(before);
  expect(complaints()).toEqual([]);
});

it('one undo takes the whole grid away, and redo shows it again', async () => {
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(1);
  await untilFiles(project, untouched);
  expect(canvasText()).toBeNull();
  await press('ControlOrMeta+Shift+z');
  await expect.poll(() => frames().count(), PATIENCE).toBe(1 + NAMES.length);
  expect(complaints()).toEqual([]);
});

it('the frames of a component are chosen and deleted together', async () => {
  await page.locator('[data-frame-title]').nth(3).click();
  await run('Choose all frames of the component');
  await page.getByRole('toolbar', { name: 'Chosen frames' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => frames().count(), PATIENCE).toBe(1);
  await expect.poll(() => cells().length).toBe(0);
  expect(complaints()).toEqual([]);
});

it('a component without such props has a row of its states, also from the inspector of its frame', async () => {
  await app().locator('main').first().waitFor(PATIENCE);
  await pick(app().locator('main span').filter({ hasText: /%/ }).first(), 'MatchScore');
  await showGrid(5);
  expect(cells().map(({ name }) => name)).toEqual(['Default', 'Hover', 'Focus', 'Dark']);
  await expect.poll(() => page.locator('[data-component-name]').textContent(), PATIENCE).toBe('MatchScore');
  await page.locator('[data-panel="inspector"]').getByRole('button', { name: 'Show its variants' }).click();
  await expect.poll(() => frames().count(), PATIENCE).toBe(9);
  expect(complaints()).toEqual([]);
});
