/** An editor on the stories that Storybook's own init command writes, each shown alone in a frame. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import { type RunningCli, startCli } from '../support/project.ts';
import { hashesOf } from './real-editor.ts';
import { createStorybookProject, type StorybookProject } from './storybook-project.ts';

export const CANVAS = '.visual-edit/canvases/default.json';
export const BUTTON = 'src/stories/Button.stories.ts';
/** A page of its own is made by Vite, with the packages that it needs. */
export const PATIENCE = { timeout: 60_000 };

export interface StoryDesk {
  browser: Browser;
  project: StorybookProject;
  cli: RunningCli;
  editor: OpenedEditor;
  /** the app in a tab of its own, as another user has it open: one thing is in its basket */
  tab: Page;
  /** hashes of the project's files at the start */
  untouched: Record<string, string>;
  frames(): Locator;
  boards(): Storyboard[];
  /** boards of stories */
  stories(): Storyboard[];
  frameOf(exportName: string, file: string): FrameLocator;
  /** Runs a command of the palette. */
  command(title: string): Promise<void>;
  /** Shows a story that the words find. */
  show(words: string, story: string): Promise<void>;
  undo(): Promise<void>;
  /** Starts command and editor anew. */
  restart(): Promise<void>;
  /** The app was never loaded again, and never said a word: its state is that of the first click. */
  expectAppUndisturbed(): Promise<void>;
  close(): Promise<void>;
}

/** @param files texts that the project has too */
export async function startStoryDesk(files: Record<string, string>): Promise<StoryDesk> {
  const browser = await launchBrowser();
  const project = await createStorybookProject();
  for (const [file, text] of Object.entries(files)) project.add(file, text);
  const untouched = hashesOf(project);
  const cli = await startCli(project.root);
  const tab = await browser.newPage();
  await tab.goto(cli.ready.appUrl);
  await tab.getByRole('button', { name: 'In the basket' }).click();
  await tab.getByText('In the basket: 1').waitFor(PATIENCE);
  const desk: StoryDesk = {
    browser,
    project,
    cli,
    editor: await openEditor(browser, cli),
    tab,
    untouched,
    frames: () => desk.editor.page.locator('iframe[data-frame]'),
    boards() {
      const path = join(project.root, CANVAS);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).storyboards : [];
    },
    stories: () => desk.boards().filter(({ type }) => type === 'STORY'),
    frameOf(exportName, file) {
      const isIt = ({ component }: Storyboard) => component?.exportName === exportName && component.file === file;
      return desk.editor.page.frameLocator(`iframe[data-frame="${desk.boards().find(isIt)?.id}"]`);
    },
    async command(title) {
      const { page } = desk.editor;
      await page.locator('[data-panel="canvas"]').focus();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search commands' }).fill(title);
      await page.getByRole('option', { name: title }).click();
    },
    async show(words, story) {
      const { page } = desk.editor;
      const before = await desk.frames().count();
      await desk.command('Show a story…');
      await page.getByRole('combobox', { name: 'Search stories' }).fill(words);
      await page.getByRole('option', { name: story }).click();
      await expect.poll(() => desk.frames().count(), PATIENCE).toBe(before + 1);
      await expect.poll(() => desk.stories().length).toBe(before);
    },
    async undo() {
      const { page } = desk.editor;
      await page.locator('[data-panel="canvas"]').focus();
      await page.keyboard.press('ControlOrMeta+z');
    },
    async restart() {
      await desk.editor.close();
      await desk.cli.stop();
      desk.cli = await startCli(project.root);
      desk.editor = await openEditor(browser, desk.cli);
    },
    async expectAppUndisturbed() {
      expect(await tab.getByRole('button', { name: 'In the basket' }).textContent()).toBe('In the basket: 1');
      expect(desk.editor.complaints).toEqual([]);
    },
    async close() {
      await browser.close();
      await desk.cli.stop();
      project.remove();
    },
  };
  return desk;
}
