/** The fonts of page and project in the field's menu, through the real command on the example: drawn, tried, written and taken back. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { createExampleCopy, openEditor, type RealEditor, startCli, untilFile } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';

const FILE = 'src/pages/shopping-center/CenterDashboard.tsx';
const TITLE = 'text-2xl font-semibold tracking-tight';

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let page: Page;
let styles: StylesDriver;
let before: string;

const title = () => editor.app.getByRole('heading', { level: 1 });
const menu = () => page.getByRole('dialog', { name: 'Fonts' });
const search = () => menu().getByRole('combobox', { name: 'Find a font' });
const font = () => styleOf(title(), 'font-family');
const withTitle = (classes: string) => before.replace(`"${TITLE}"`, `"${classes}"`);

async function openMenu(): Promise<void> {
  await styles.field('Font').hover();
  await styles.panel().getByRole('button', { name: 'Values for Font', exact: true }).click();
  await search().waitFor();
}

/** The picture of an option's name, once it is there. */
async function pictureOf(option: Locator): Promise<string> {
  const face = option.locator('.font-face');
  await face.waitFor();
  return face.evaluate((node) => getComputedStyle(node).maskImage);
}

beforeAll(async () => {
  project = createExampleCopy();
  project.write(
    'src/index.css',
    `${project.read('src/index.css')}\n.by-hand { font-family: "Geist Variable", Georgia, serif; }\n`,
  );
  [browser, cli] = await Promise.all([launchBrowser(), startCli(project.root)]);
  editor = await openEditor(browser, cli, '/dashboard/shopping-center');
  page = editor.page;
  styles = stylesOf(editor);
  before = project.read(FILE);
});

afterAll(async () => {
  await editor?.close();
  await cli?.stop();
  await browser?.close();
  project?.remove();
});

/** The heading stays selected from test to test. */
beforeEach(async () => {
  if ((await page.locator('[data-element-name]').count()) === 0) await styles.select(title(), 'h1', 'ControlOrMeta');
});

test('the field shows the first family, and all of the stack while it is typed in', async () => {
  await expect.poll(() => styles.field('Font').inputValue(), PATIENCE).toBe('Geist Variable');
  await styles.field('Font').focus();
  await expect.poll(() => styles.field('Font').inputValue(), PATIENCE).toMatch(/^"?Geist Variable"?, .*sans-serif/);
  await styles.field('Font').blur();
});

test('each family is drawn in its own face by the page', async () => {
  await openMenu();
  const options = menu().getByRole('option');
  const sans = options.filter({ hasText: 'font-sans' });
  await expect.poll(() => sans.textContent(), PATIENCE).toContain('Geist Variable');
  const pictures = await Promise.all(
    [sans, options.filter({ hasText: /^serif$/ }), options.filter({ hasText: /^monospace$/ })].map(pictureOf),
  );
  expect(pictures.every((one) => one.startsWith('url("data:image/png'))).toBe(true);
  expect(new Set(pictures).size).toBe(3);
  // the same name in a face that is certainly another one
  const inSerif = await page.evaluate((name) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = '15px serif';
    return pen.measureText(name).width;
  }, 'Geist Variable');
  const drawn = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url.slice(5, -2);
    await image.decode();
    return image.width / devicePixelRatio;
  }, pictures[0] ?? '');
  expect(Math.abs(drawn - inSerif)).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu().count(), PATIENCE).toBe(0);
});

test('arrows try a font in the page, Escape takes it back, and Enter writes the class of the theme', async () => {
  const own = await font();
  await openMenu();
  await search().fill('mono');
  await expect.poll(() => menu().getByRole('option').count(), PATIENCE).toBe(2);
  await page.keyboard.press('ArrowDown');
  await expect.poll(font, PATIENCE).toBe('monospace');
  expect(project.read(FILE)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu().count(), PATIENCE).toBe(0);
  await expect.poll(font, PATIENCE).toBe(own);
  expect(project.read(FILE)).toBe(before);
  await openMenu();
  await search().fill('mono');
  await expect.poll(() => menu().getByRole('option').count(), PATIENCE).toBe(2);
  await page.keyboard.press('Enter');
  await untilFile(project, FILE, withTitle('font-mono text-2xl font-semibold tracking-tight'));
  await expect.poll(font, PATIENCE).toMatch(/monospace$/);
  await styles.undo();
  await untilFile(project, FILE, before);
  await expect.poll(font, PATIENCE).toBe(own);
});

test('a click writes a generic family, and a name that nothing has is said to be missing', async () => {
  await openMenu();
  await search().fill('Comic Sans');
  await menu().getByText('No font of the page or the project has this name.').waitFor();
  await search().fill('');
  await menu().getByRole('option', { name: 'cursive' }).click();
  await untilFile(project, FILE, withTitle('font-[cursive] text-2xl font-semibold tracking-tight'));
  await expect.poll(font, PATIENCE).toBe('cursive');
  await styles.undo();
  await untilFile(project, FILE, before);
});

test('the fonts chosen last come first, and a search finds each once', async () => {
  await openMenu();
  const recent = menu().getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect.poll(() => recent.count(), PATIENCE).toBe(2);
  expect(await recent.first().textContent()).toBe('cursive');
  await search().fill('cursive');
  await expect.poll(() => menu().getByRole('option').count(), PATIENCE).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu().count(), PATIENCE).toBe(0);
});
