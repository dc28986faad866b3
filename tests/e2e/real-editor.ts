/** The real thing in one value: the command on a copy of the example, the editor in Chromium, the app in its frame. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import {
  createExampleCopy,
  type RunningCli,
  type StartOptions,
  sha256Tree,
  startCli,
  type TestProject,
} from '../support/project.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

export interface RealEditor extends OpenedEditor {
  project: TestProject;
}

/** The command on a copy of the example with its editor open, for all tests of a file. */
export interface StartedExample {
  project: TestProject;
  editor: Omit<RealEditor, 'project'>;
  /** the project's files as they were, for `untilFiles` */
  untouched: Record<string, string>;
  /** ends everything that was started, even after a failed start */
  close(): Promise<void>;
}

/** @param prepare does something to the project before the command starts */
export async function startExample(
  prepare: (project: TestProject) => void = () => {},
  options: StartOptions = {},
): Promise<StartedExample> {
  const browser = await launchBrowser();
  const project = createExampleCopy();
  let cli: RunningCli | undefined;
  const close = async () => {
    await browser.close();
    await cli?.stop();
    project.remove();
  };
  try {
    prepare(project);
    const untouched = hashesOf(project);
    cli = await startCli(project.root, [], options);
    return { project, editor: await openEditor(browser, cli), untouched, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The command on a copy of the example, for one test after the other: each opens pages of its own. */
export interface ExampleInTurns {
  /** the project as the example is, and its command */
  take(): Promise<{ project: TestProject; cli: RunningCli; untouched: Record<string, string> }>;
  /** after each test: a failed test, a changed file or an ended command gives the next test a fresh copy */
  giveBack(passed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** @param prepare does something to a fresh copy before its command starts */
export function exampleInTurns(prepare: (project: TestProject) => void = () => {}): ExampleInTurns {
  let project: TestProject | undefined;
  let cli: RunningCli | undefined;
  let untouched: Record<string, string> = {};
  const close = async () => {
    await cli?.stop();
    project?.remove();
    project = cli = undefined;
  };
  return {
    async take() {
      if (!project) {
        project = createExampleCopy();
        prepare(project);
        untouched = hashesOf(project);
      }
      cli ??= await startCli(project.root);
      return { project, cli, untouched };
    },
    async giveBack(passed) {
      const isRunning = cli?.process.exitCode === null;
      if (!project || !passed || !isRunning || changedFiles(project, untouched).length > 0) await close();
    },
    close,
  };
}

/** The project's files by hash: equal tables mean byte-identical projects. */
export const hashesOf = (project: TestProject) => sha256Tree(project.root);

/**
 * Waits until the project's files are those of the table. A change is in its file before the folder is durable: until
 * then the file that it replaced has a second name beside it, so that one look can find a name that is about to go.
 */
export async function untilFiles(project: TestProject, hashes: Record<string, string>): Promise<void> {
  await expect.poll(() => changedFiles(project, hashes)).toEqual([]);
}

/** Files that are not as in the table, not in it, or only there. To be polled, for the reason of `untilFiles`. */
export function changedFiles(project: TestProject, hashes: Record<string, string>): string[] {
  const now = hashesOf(project);
  const files = new Set([...Object.keys(hashes), ...Object.keys(now)]);
  return [...files].filter((file) => now[file] !== hashes[file]);
}

/**
 * Tells whether the page shows a file as it is on disk. A preview may show it earlier, and the update of an older state may
 * come after that; a click then would hit an element that is about to be replaced.
 */
export function watchUpdates(page: Page, project: TestProject, file: string): () => boolean {
  let asked = 0;
  let shown = Date.now();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/${file}`) asked = Number(searchParams.get('t'));
  });
  page.on('console', (message) => {
    if (message.text() === `[vite] hot updated: /${file}`) shown = asked;
  });
  return () => shown >= Math.floor(statSync(join(project.root, file)).mtimeMs);
}

/**
 * An element's place on the screen once it is still: opening panels, fitted frames and loading pages move their neighbours,
 * and the pointer goes by numbers.
 */
export async function steadyBox(element: Locator): Promise<Box> {
  let last: Box | null = null;
  let box: Box | null = null;
  const isSteady = async () => {
    last = box;
    box = await element.boundingBox();
    await element
      .page()
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return box !== null && JSON.stringify(box) === JSON.stringify(last);
  };
  await expect.poll(isSteady, { message: 'it stays where it is', timeout: 30_000 }).toBe(true);
  return box as unknown as Box;
}

/** Holds the server's answer to the next request until the returned function is called, or the test has ended. */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  onTestFinished(release);
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      await isReleased;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return release;
}

/** Waits until a file's text is as expected, and says by how much it is not. */
export async function untilFile(project: TestProject, file: string, expected: string): Promise<void> {
  const limit = performance.now() + 20_000;
  let text = project.read(file);
  while (text !== expected && performance.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    text = project.read(file);
  }
  if (text !== expected)
    throw new Error(`${file} is not as expected:\n${createTwoFilesPatch('expected', 'on disk', expected, text)}`);
}

type Marked = Element & { isMarkedByTest?: true };
/** Marks a DOM node: after a reload, or if React made another one in its place, the mark is gone. */
export const markNode = (element: Locator) =>
  element.evaluate((node: Marked) => {
    node.isMarkedByTest = true;
  });
export const isMarkedNode = (element: Locator) => element.evaluate((node: Marked) => node.isMarkedByTest === true);

export { createExampleCopy, openEditor, startCli };
