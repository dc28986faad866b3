/**
 * Everyday tasks as a person does them, each with the same laws: the page shows the edit at once, after the hot update and after a
 * reload, the files have the expected bytes and no others changed, and undo brings back bytes and page.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openPages } from '../support/open-editor.ts';
import type { StartOptions, TestProject } from '../support/project.ts';
import { changedFiles, hashesOf, startExample, untilFile, untilFiles } from './real-editor.ts';
import { type StylesDriver, stylesOf } from './styles-driver.ts';

const PATIENCE = { timeout: 30_000 };
/** The dev server bundles what a page needs when it is opened for the first time. */
const FIRST_PAGE = { timeout: 90_000 };

export interface Task {
  act(): Promise<void>;
  /** what of the page the task is about, as data; it must not fail while the page loads */
  look(): Promise<unknown>;
  /** what `look` answers once it is done */
  shows: unknown;
  /** the changed files with their new texts */
  files: Record<string, string>;
  /** opens again what a reload closes, such as a tab */
  reopen?(): Promise<void>;
}

export interface Everyday {
  page: Page;
  app: FrameLocator;
  project: TestProject;
  styles: StylesDriver;
  /** a text of the project with one replacement, which must be possible */
  edited(file: string, from: string, to: string): string;
  open(path: string, ready: Locator): Promise<void>;
  /** opens a tab of the app, as its user does */
  openTab(name: string, ready: Locator): Promise<void>;
  /**
   * Selects an element: a click on something in it, then up to the first with this name in the inspector.
   * @param exact with ⌘, which takes the very element under the pointer; a plain click may take an instance around it
   */
  pick(clicked: Locator, name: string, exact?: boolean): Promise<void>;
  press(keys: string): Promise<void>;
  /** the viewport, by its name in the menu */
  viewport(name: string | RegExp): Promise<void>;
  carryOut(task: Task): Promise<void>;
  undoAll(): Promise<void>;
  complaints(): string[];
  close(): Promise<void>;
}

/** @param prepare does something to the project before the command starts */
export async function startEveryday(
  options: StartOptions = {},
  prepare?: (project: TestProject) => void,
): Promise<Everyday> {
  const started = await startExample(prepare, options);
  const { project, editor, untouched } = started;
  const { page, app } = editor;
  const isShown = watchFiles(page, project);
  const canvas = page.locator('[data-panel="canvas"]');
  const name = () => page.locator('[data-element-name]').allTextContents();
  const press = (keys: string) => page.keyboard.press(keys);
  const shownPath = () => {
    const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
    const { pathname, search, hash } = new URL(frame?.url() ?? 'about:blank');
    return pathname + search + hash;
  };

  async function pick(clicked: Locator, wanted: string, exact = true): Promise<void> {
    await canvas.focus();
    await press('Escape');
    await expect.poll(name, PATIENCE).toEqual([]);
    await clicked.click({ position: { x: 4, y: 4 }, modifiers: exact ? ['ControlOrMeta'] : [] });
    await expect.poll(name, PATIENCE).toHaveLength(1);
    for (let [shown] = await name(); shown !== wanted; [shown] = await name()) {
      const place = await placeOfSelection(page);
      await press('Shift+Enter');
      const isNext = async () => (await placeOfSelection(page)) !== place;
      await expect.poll(isNext, { message: `an element around ${shown}, on the way to ${wanted}` }).toBe(true);
    }
  }

  async function undoAll(): Promise<void> {
    await canvas.focus();
    const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
    // an edit that is on its way would be taken back before it is in a file
    await expect.poll(() => page.locator('[data-save]').getAttribute('data-save'), PATIENCE).not.toBe('saving');
    while ((await undo.getAttribute('aria-disabled')) === null) {
      const before = hashesOf(project);
      // the server would answer that a question about an element comes too late, which the browser reports
      await expect
        .poll(() => [...(openPages.get(page) ?? [])].filter((asked) => asked.includes('/api/')), PATIENCE)
        .toEqual([]);
      await undo.click();
      await expect.poll(() => hashesOf(project), PATIENCE).not.toEqual(before);
      await page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor(PATIENCE);
    }
    await untilFiles(project, untouched);
  }

  const openTab: Everyday['openTab'] = async (tab, ready) => {
    await app.getByRole('tab', { name: tab }).waitFor(PATIENCE);
    const mode = (title: string) => page.getByRole('banner').getByRole('button', { name: title, exact: true });
    await mode('Interact').click();
    await expect.poll(() => mode('Interact').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await expect
      .poll(async () => {
        await app.getByRole('tab', { name: tab }).click();
        return app.getByRole('tab', { name: tab }).getAttribute('aria-selected');
      }, PATIENCE)
      .toBe('true');
    await ready.waitFor({ state: 'attached', ...PATIENCE });
    await mode('Edit').click();
  };

  async function carryOut({ act, look, shows, files, reopen }: Task): Promise<void> {
    const changed = Object.keys(files);
    const before = await look();
    expect(before).not.toEqual(shows);
    await act();
    for (const [file, text] of Object.entries(files)) await untilFile(project, file, text);
    await expect.poll(look, PATIENCE).toEqual(shows);
    await expect.poll(() => changedFiles(project, untouched).sort(), PATIENCE).toEqual(changed.sort());
    for (const file of changed) await expect.poll(() => isShown(file), PATIENCE).toBe(true);
    expect(await look()).toEqual(shows);
    await reload(app);
    await reopen?.();
    await expect.poll(look, PATIENCE).toEqual(shows);
    await undoAll();
    await expect.poll(look, PATIENCE).toEqual(before);
    for (const file of changed) await expect.poll(() => isShown(file), PATIENCE).toBe(true);
  }

  return {
    page,
    app,
    project,
    styles: stylesOf(editor),
    edited(file, from, to) {
      const text = project.read(file);
      expect(text.split(from)).toHaveLength(2);
      return text.replace(from, () => to);
    },
    async open(path, ready) {
      const address = page.getByRole('textbox', { name: 'Page of the app' });
      // the same address again would load the page anew, behind a look at the old one
      if ((await address.inputValue()) !== path) {
        await address.fill(path);
        await address.press('Enter');
        // the old page may have what the caller waits for
        await expect.poll(shownPath, FIRST_PAGE).toBe(path);
      }
      await ready.waitFor({ state: 'attached', ...FIRST_PAGE });
    },
    openTab,
    pick,
    press,
    async viewport(title) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /viewport/ })
        .click();
      await page.getByRole('menu').getByRole('menuitemradio', { name: title }).click();
    },
    carryOut,
    undoAll,
    complaints: () => editor.complaints.splice(0),
    close: () => started.close(),
  };
}

/** Key of the selected row of the layers: two elements may have the same name. */
const placeOfSelection = (page: Page) =>
  page
    .locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]')
    .first()
    .evaluate((row) => `${row.getAttribute('style')} ${row.textContent}`);

/** Tells whether the page has the update of a file as it is on disk, whichever module took it over. */
function watchFiles(page: Page, project: TestProject): (file: string) => boolean {
  const asked = new Map<string, number>();
  const shown = new Map<string, number>();
  const start = Date.now();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('t')) asked.set(pathname, Number(searchParams.get('t')));
  });
  page.on('console', (message) => {
    if (message.text().startsWith('[vite] hot updated')) for (const [path, time] of asked) shown.set(path, time);
  });
  return (file) => (shown.get(`/${file}`) ?? start) >= Math.floor(statSync(join(project.root, file)).mtimeMs);
}

async function reload(app: FrameLocator): Promise<void> {
  const body = app.locator('body');
  await body.evaluate(() => {
    Object.assign(window, { isOld: true });
    setTimeout(() => window.location.reload());
  });
  await expect.poll(() => body.evaluate(() => 'isOld' in window), PATIENCE).toBe(false);
}
