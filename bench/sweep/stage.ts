/** A copy of an app with the real command on it, and the editor opened at one of its pages. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { launchBrowser } from '../../tests/support/browser.ts';
import { copyTree } from '../../tests/support/copy-tree.ts';
import { openEditor } from '../../tests/support/open-editor.ts';
import {
  createExampleCopy,
  createInstalledProject,
  type RunningCli,
  sha256Tree,
  startCli,
  type TestProject,
} from '../../tests/support/project.ts';
import { findEditor } from './editor-state.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

export interface View {
  page: Page;
  frame: Frame;
  traffic: Traffic;
  /** of the consoles of editor and app, without the browser's own lines about refused edits */
  complaints(): string[];
  /** what draws no more, '' while all draw */
  hung(): string;
  close(): Promise<void>;
}

export interface Stage {
  project: TestProject;
  /** the app's files by hash, without edits */
  untouched: Record<string, string>;
  /** how the command has ended, '' while it runs */
  ended(): string;
  open(route: string, width: number): Promise<View>;
  /** Puts back every file that is not as it was. @returns their names */
  restore(): string[];
  close(): Promise<void>;
}

/** @param app folder of an app with its packages installed; the bundled example without it */
export async function startStage(app?: string): Promise<Stage> {
  const project = app ? copyOf(app) : createExampleCopy();
  const untouched = sha256Tree(project.root);
  const bytes = new Map(Object.keys(untouched).map((file) => [file, readFileSync(join(project.root, file))]));
  let browser: Browser | undefined;
  let cli: RunningCli | undefined;
  const close = async () => {
    await browser?.close();
    await cli?.stop();
    project.remove();
  };
  try {
    browser = await launchBrowser();
    cli = await startCli(project.root, [], { typeCheck: true });
  } catch (error) {
    await close();
    throw error;
  }
  const started = { browser, cli };
  let ended = '';
  cli.process.then(
    ({ exitCode, signal, stderr }) => {
      ended = `the command has ended with ${exitCode ?? signal}: ${String(stderr).slice(-2000)}`;
    },
    () => {},
  );
  return {
    project,
    untouched,
    ended: () => ended,
    async open(route, width) {
      if (ended) throw new Error(ended);
      return openView(started.browser, started.cli, route, width);
    },
    restore() {
      const changed = changedFiles(project.root, untouched);
      for (const file of changed) {
        const before = bytes.get(file);
        if (before) writeFileSync(join(project.root, file), before);
        else rmSync(join(project.root, file), { force: true });
      }
      return changed;
    },
    close,
  };
}

function copyOf(app: string): TestProject {
  const modules = join(app, 'node_modules');
  if (!existsSync(modules)) throw new Error(`Install the packages of ${app} first.`);
  const project = createInstalledProject(modules);
  copyTree(app, project.root, ['node_modules', 'dist', '.git']);
  return project;
}

/** Files that are not as in the table, not in it, or only there. */
export function changedFiles(root: string, before: Record<string, string>): string[] {
  const now = sha256Tree(root);
  const files = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...files].filter((file) => now[file] !== before[file]);
}

/** Names of the sizes in the viewport menu. */
const SIZES: Record<number, string> = { 390: 'Phone', 834: 'Tablet', 1280: 'Laptop', 1440: 'Desktop' };

/** The editor at a page of the app, in a viewport of this width. */
export async function openView(
  browser: Browser,
  cli: Pick<RunningCli, 'ready'>,
  route: string,
  width: number,
): Promise<View> {
  const options = { viewport: { width: 1720, height: 1060 }, reducedMotion: 'reduce', patience: 10_000 } as const;
  const { page, complaints, close } = await openEditor(browser, cli, route, options);
  const traffic = watchTraffic(page);
  await findEditor(page);
  await chooseWidth(page, width);
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  if (!frame) throw new Error('The editor shows no frame of the app.');
  return {
    page,
    frame,
    traffic,
    hung: watchHeartbeat(page, frame),
    complaints: () => complaints.filter((line) => !/^Failed to load resource: .* 4\d\d/.test(line)),
    close,
  };
}

async function chooseWidth(page: Page, width: number): Promise<void> {
  const name = SIZES[width];
  if (!name) throw new Error(`No viewport of the editor is ${width} px wide: ${Object.keys(SIZES).join(', ')}.`);
  const menu = page.getByRole('banner').getByRole('button', { name: 'pixels wide, viewport' });
  await menu.click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click();
  await menu.filter({ hasText: String(width) }).waitFor();
}
