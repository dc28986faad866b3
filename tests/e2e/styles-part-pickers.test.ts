/** Colours, pictures and shadows that are picked inside a value made of parts: what the editor shows, and what it writes. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { axeFindings } from './axe.ts';
import { createExampleCopy, openEditor, type RealEditor, startCli, untilFile } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';

const FILE = 'src/pages/shopping-center/CenterDashboard.tsx';
const TITLE = 'text-2xl font-semibold tracking-tight';
/** the example's `--primary`, which `--color-primary` is made of */
const PRIMARY = 'rgb(23, 96, 79)';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><path fill="#17604f" d="M0 0h8v2H0z"/></svg>';

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let page: Page;
let styles: StylesDriver;
let before: string;

const title = () => editor.app.getByRole('heading', { level: 1 });
const untilTitle = (classes: string) =>
  untilFile(
    project,
    FILE,
    before.replace(`"${TITLE}"`, () => `"${classes}"`),
  );
/** A text is a part of the value. */
const shows = (element: Locator, property: string, value: string | RegExp) =>
  expect.poll(() => styleOf(element, property), PATIENCE).toMatch(value);
/** what a swatch or a stop is filled with */
const filled = (button: Locator, value: string) =>
  shows(button.locator('> span[aria-hidden]'), 'background-color', value);

/** Opens the popover of a value that has no part yet. @param kind chosen in it where there are several */
async function add(section: string, name: string, kind?: string): Promise<Locator> {
  const rows = await styles.section(section);
  await rows.getByRole('button', { name: `${name}: add`, exact: true }).click();
  const popover = page.getByRole('dialog', { name, exact: true });
  if (kind) await popover.getByRole('button', { name: kind, exact: true }).click();
  return popover;
}

async function write(popover: Locator, field: string, text: string): Promise<void> {
  await popover.getByRole('textbox', { name: field, exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

const chooseColour = async (popover: Locator, name: string) => {
  await popover.getByRole('textbox', { name: 'Find a colour of the project' }).fill(name);
  await popover
    .getByRole('list', { name: 'Colours of the project' })
    .getByRole('button', { name, exact: true })
    .click();
};

async function closeAll(): Promise<void> {
  const open = page.getByRole('dialog');
  for (let left = await open.count(); left > 0; left--) {
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count(), PATIENCE).toBeLessThan(left);
  }
}

async function undoAll(): Promise<void> {
  await closeAll();
  await expect.poll(() => page.locator('[data-save]').getAttribute('data-save'), PATIENCE).not.toBe('saving');
  for (let now = project.read(FILE); now !== before; now = project.read(FILE)) {
    await styles.undo();
    await expect.poll(() => project.read(FILE), PATIENCE).not.toBe(now);
  }
}

beforeAll(async () => {
  project = createExampleCopy();
  project.write('public/pictures/wide_banner.svg', PICTURE);
  project.write('src/in-module.svg', PICTURE);
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

beforeEach(async () => {
  await styles.select(title(), 'h1', 'ControlOrMeta');
  await expect.poll(() => page.locator('[data-target]').getAttribute('data-target'), PATIENCE).toBe('Tailwind');
  // the last of the sections, which are drawn one after the other
  await styles.panel().locator('[data-style-section="CSS"]').waitFor(PATIENCE);
});

afterEach(async () => {
  await undoAll();
  expect(editor.complaints).toEqual([]);
});

test('a shadow’s colour of the project is shown as the page has it, and written by its name', async () => {
  const popover = await add('Effects', 'Shadow');
  await write(popover, 'Colour', 'var(--color-primary)');
  await untilTitle(`${TITLE} shadow-[0_4px_12px_var(--color-primary)]`);
  await shows(title(), 'box-shadow', PRIMARY);
  const picker = popover.getByRole('button', { name: 'Colour: pick a colour' });
  await filled(picker, PRIMARY);
  await filled(popover.locator('.part-row').getByRole('button', { expanded: true }).locator('.swatch'), PRIMARY);
  await picker.click();
  const text = popover.getByRole('textbox', { name: 'Colour as text' });
  await expect.poll(() => text.inputValue(), PATIENCE).toBe('#17604f');
  const own = popover.getByRole('button', { name: '--color-primary', exact: true });
  await expect.poll(() => own.getAttribute('aria-pressed'), PATIENCE).toBe('true');

  await chooseColour(popover, '--color-danger');
  await untilTitle(`${TITLE} shadow-[0_4px_12px_var(--color-danger)]`);
  await shows(title(), 'box-shadow', 'rgb(196, 72, 60)');
  await expect.poll(() => text.inputValue(), PATIENCE).toBe('#c4483c');
  expect(await axeFindings(page, '.popup[data-open]')).toEqual([]);
});

test('the stops of a gradient are drawn in the project’s colours, which can be chosen for each', async () => {
  const popover = await add('Background', 'Background image', 'Linear gradient');
  await untilTitle(`bg-[linear-gradient(#6366f1,#ec4899)] ${TITLE}`);
  await popover.getByRole('button', { name: 'Stop at 100 %' }).focus();
  await popover.getByRole('button', { name: 'Colour: pick a colour' }).click();
  await chooseColour(popover, '--color-primary');
  await untilTitle(`bg-[linear-gradient(#6366f1,var(--color-primary))] ${TITLE}`);
  await filled(popover.getByRole('button', { name: 'Stop at 100 %' }), PRIMARY);
  await shows(popover.locator('[data-gradient-bar]'), 'background-image', /rgb\(23, 96, 79\) 100%\)$/);
  await shows(popover.locator('.part-row .swatch > span'), 'background-image', /rgb\(23, 96, 79\)\)$/);
  await shows(title(), 'background-image', /rgb\(23, 96, 79\)\)$/);
});

test('a picture of the public folder is picked for a background, and nothing is written before', async () => {
  const popover = await add('Background', 'Background image', 'Image…');
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.locator('[data-picture="shown"]').first().waitFor(PATIENCE);
  await picker.getByText('1 image outside the public folder is not offered').waitFor();
  await picker.getByRole('textbox', { name: 'Search images' }).fill('in-module');
  await picker.getByText('No image is called “in-module”').waitFor();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await picker.waitFor({ state: 'detached' });
  expect(await popover.locator('[data-part]').count()).toBe(0);
  expect(project.read(FILE)).toBe(before);

  await popover.getByRole('button', { name: 'Image…' }).click();
  await picker.getByRole('textbox', { name: 'Search images' }).fill('wide');
  await picker.getByRole('button', { name: 'Use wide_banner.svg' }).click();
  await picker.waitFor({ state: 'detached' });
  await untilTitle(`bg-[url('/pictures/wide_banner.svg')] ${TITLE}`);
  await shows(title(), 'background-image', /^url\("http:\/\/localhost:\d+\/pictures\/wide_banner\.svg"\)$/);
  await popover.getByRole('button', { name: 'wide_banner.svg', exact: true }).waitFor();

  await popover.getByRole('button', { name: 'Choose an image…' }).click();
  await picker.locator('[aria-current="true"]', { hasText: 'wide_banner.svg' }).waitFor();
  await page.keyboard.type('street');
  await picker.getByRole('button', { name: 'Use street.svg' }).waitFor();
  await page.keyboard.press('Enter');
  await untilTitle(`bg-[url('/pictures/centers/street.svg')] ${TITLE}`);
  expect(await axeFindings(page, '.popup[data-open]')).toEqual([]);
});

test('the shadow of a filter has its place, blur and colour in fields of their own', async () => {
  const popover = await add('Effects', 'Filter', 'Drop shadow');
  await untilTitle(`${TITLE} [filter:drop-shadow(0_2px_4px_#0004)]`);
  const value = (name: string) => popover.getByRole('textbox', { name, exact: true }).inputValue();
  expect([await value('X'), await value('Y'), await value('Blur'), await value('Colour')]).toEqual([
    '0',
    '2px',
    '4px',
    '#0004',
  ]);
  await popover.getByRole('textbox', { name: 'Y', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await untilTitle(`${TITLE} [filter:drop-shadow(0_3px_4px_#0004)]`);
  await write(popover, 'Colour', 'var(--color-primary)');
  await untilTitle(`${TITLE} [filter:drop-shadow(0_3px_4px_var(--color-primary))]`);
  await shows(title(), 'filter', `drop-shadow(${PRIMARY} 0px 3px 4px)`);
  await filled(popover.locator('.part-row .swatch'), PRIMARY);
  const tooWide = () => popover.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await tooWide()).toBe(0);
  // a text that is not these four stays a text
  await closeAll();
  await styles.type('Filter', 'drop-shadow(var(--shade))');
  await styles.panel().getByRole('button', { name: 'Filter: edit its parts' }).click();
  await expect.poll(() => value('Shadow'), PATIENCE).toBe('var(--shade)');
});

test('a popover that is taller than the window scrolls', async () => {
  const popover = await add('Effects', 'Shadow');
  const size = page.viewportSize();
  onTestFinished(() => page.setViewportSize(size ?? { width: 1440, height: 900 }));
  await page.setViewportSize({ width: 1280, height: 560 });
  await popover.getByRole('button', { name: 'Colour: pick a colour' }).click();
  const bottom = () => popover.evaluate((node) => node.getBoundingClientRect().bottom);
  await popover.getByRole('list', { name: 'Colours of the project' }).waitFor();
  await expect.poll(bottom, PATIENCE).toBeLessThanOrEqual(560);
  await popover.getByRole('checkbox', { name: 'Inside' }).scrollIntoViewIfNeeded();
  await expect.poll(() => popover.evaluate(({ scrollTop }) => scrollTop), PATIENCE).toBeGreaterThan(0);
  expect(await bottom()).toBeLessThanOrEqual(560);
});
