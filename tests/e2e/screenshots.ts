/** The pictures of the documentation: the real editor in a few states, each as a user reaches it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { createExampleCopy, openEditor, startCli, untilFile } from './real-editor.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const;
const THEMES = ['light', 'dark'] as const;
const FILE = 'src/pages/brand/BrandDashboard.tsx';

/**
 * Writes `<state>-<width>-<theme>.png` into `folder`.
 * @param only a width, a theme, or both; all of them without
 */
export async function takeScreenshots(folder: string, only: readonly string[] = []): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const all = SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme })));
  const wanted = all.filter(({ size, theme }) => only.every((word) => [String(size.width), theme].includes(word)));
  if (wanted.length === 0) throw new Error(`There are no pictures of ${only.join(' and ')}.`);
  const browser = await launchBrowser();
  try {
    for (const { size, theme } of wanted) await shoot(browser, folder, size, theme);
  } finally {
    await browser.close();
  }
}

async function shoot(
  browser: Browser,
  folder: string,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
): Promise<void> {
  const project = createExampleCopy();
  const cli = await startCli(project.root);
  // offline, the example shows pictures of its own
  const { page, app, close } = await openEditor(browser, cli, '/dashboard/brand', {
    viewport: size,
    colorScheme: theme,
    remotePictures: 'fail',
    patience: 120_000,
  });
  const save = (state: string) => page.screenshot({ path: join(folder, `${state}-${size.width}-${theme}.png`) });
  try {
    const before = project.read(FILE);
    await app.getByRole('heading', { level: 1, name: 'Brand Dashboard' }).click();
    await page.locator('[data-panel="inspector"]').getByText('BrandDashboard.tsx').first().waitFor();
    await styleFields(page);
    await save('selected');

    const classes = page.getByLabel('Add classes');
    await classes.fill('underline');
    await classes.press('Enter');
    await untilFile(project, FILE, before.replace('tracking-tight"', 'tracking-tight underline"'));
    await page.getByRole('button', { name: 'Activity' }).click();
    await page.getByRole('listbox', { name: 'Changes, newest first' }).getByRole('option').first().click();
    await page.getByRole('table', { name: /Changes in/ }).waitFor();
    await save('activity');
    await below(page, save);
    await overlays(page, save);
    await styling(page, save);
    await scope(page, app, save);
    await frames(page, save);
  } finally {
    await close();
    await cli.stop();
    project.remove();
  }
}

/** The sections of the inspector come one after the other, the one on accessibility is the last; types may take longer. */
async function styleFields(page: Page): Promise<void> {
  const inspector = page.locator('[data-panel="inspector"]');
  for (const title of ['Position', 'CSS', 'Accessibility']) {
    await inspector.getByRole('heading', { name: new RegExp(`^${title}`) }).waitFor();
  }
  await inspector.getByText('Reading the types').waitFor({ state: 'detached' });
}

type Save = (state: string) => Promise<unknown>;

/** The other tabs of the panel below the canvas: all changes for git, and the source. */
async function below(page: Page, save: Save): Promise<void> {
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('tabpanel').getByText('BrandDashboard.tsx').first().waitFor();
  await save('review');
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.locator('.cm-content').waitFor();
  await save('code');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

async function overlays(page: Page, save: Save): Promise<void> {
  const canvas = page.locator('[data-panel="canvas"]');
  await canvas.focus();
  await page.keyboard.press('a');
  await page.locator('[data-panel="insert"]').getByRole('button').nth(5).waitFor();
  await save('add');
  await page.keyboard.press('Escape');
  await page.locator('[data-panel="insert"]').waitFor({ state: 'detached' });
  await canvas.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('option').first().waitFor();
  await save('palette');
  await page.keyboard.press('Escape');
}

/** One of several is selected, and it is asked where an edit goes; then the settings. */
async function scope(page: Page, app: FrameLocator, save: Save): Promise<void> {
  await app.getByRole('tablist').getByRole('tab').nth(1).click();
  await page.getByLabel('Where edits go').first().waitFor();
  await styleFields(page);
  await save('scope');
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press('ControlOrMeta+,');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await save('settings');
  await page.keyboard.press('Escape');
}

/** A frame for each breakpoint, with one element selected in all of them. */
async function frames(page: Page, save: Save): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /viewport/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show all breakpoints' }).click();
  const all = page.locator('iframe[data-frame]');
  await all.nth(5).waitFor();
  for (let at = 0; at < 6; at++) {
    const outline = all.nth(at).contentFrame().locator('visual-edit-overlay [data-kind="selected"]:not([hidden])');
    await outline.first().waitFor({ timeout: 100_000 });
  }
  await styleFields(page);
  await save('frames');
}

/** A colour is picked for one breakpoint. */
async function styling(page: Page, save: Save): Promise<void> {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press('3');
  await page.getByRole('banner').getByText('md', { exact: true }).waitFor();
  await styleFields(page);
  await save('breakpoint');
  await page.getByRole('button', { name: 'Colour: pick a colour', exact: true }).first().click();
  await page.getByLabel('Colour as text').waitFor();
  await save('colour');
  await page.keyboard.press('Escape');
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press('1');
}
