/** One edit from click to source and back, through the real command, a real Vite server and a real Chromium. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import {
  changedFiles,
  exampleInTurns,
  openEditor,
  type RealEditor,
  startCli,
  untilFile,
  untilFiles,
} from './real-editor.ts';

const PAGE = '/dashboard/brand';
const FILE = 'src/pages/brand/BrandDashboard.tsx';
const HEADING = 'Brand Dashboard';

/** Vite has not bundled its packages yet. */
const example = exampleInTurns(({ root }) =>
  rmSync(join(root, 'node_modules/.vite'), { recursive: true, force: true }),
);
let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let before: string;
let hashes: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await example.close();
});

beforeEach(async () => {
  ({ project, cli, untouched: hashes } = await example.take());
  before = project.read(FILE);
  editor = await openEditor(browser, cli, PAGE);
});
afterEach(async ({ task }) => {
  await editor?.close();
  await example.giveBack(task.result?.state !== 'fail');
});

const heading = (text = HEADING) => editor.app.getByRole('heading', { name: text, exact: true, level: 1 });
const inspector = () => editor.page.locator('[data-panel="inspector"]');

/** Clicks the heading and waits until the inspector speaks of it. */
async function selectHeading(): Promise<void> {
  await heading().click();
  await inspector().getByText('BrandDashboard.tsx').first().waitFor();
}

/** The state of React's tree that a remount would lose: a marker on the DOM node. */
const mark = () => heading().evaluate((node) => Object.assign(node, { marked: true }));
const isMarked = (text: string) => heading(text).evaluate((node) => 'marked' in node);

describe('the main job', () => {
  // first, while Vite starts and bundles
  // covers spec 1.1
  it('leaves the app without a warning or an error', async () => {
    await selectHeading();
    await editor.page.keyboard.press('Delete');
    await expect.poll(() => heading().count()).toBe(0);
    await editor.page.keyboard.press('ControlOrMeta+z');
    await heading().waitFor();
    expect(editor.complaints).toEqual([]);
  });

  it('lets the app use all that the browser lets a window of its own use', async () => {
    const allowed = (at: Page | FrameLocator) =>
      at.locator('html').evaluate((html) => {
        const { featurePolicy } = html.ownerDocument as unknown as { featurePolicy: { allowedFeatures(): string[] } };
        return featurePolicy.allowedFeatures().sort();
      });
    const alone = await browser.newPage();
    await alone.goto(cli.ready.appUrl);
    expect(await allowed(alone)).toContain('geolocation');
    expect(await allowed(editor.app)).toEqual(await allowed(alone));
    await alone.close();
  });

  // covers spec 1.2, 1.4
  // covers ux behaviours.12
  it('types into a heading, finds exactly that text in the source, and undoes it from the frame', async () => {
    await selectHeading();
    await mark();
    await heading().click();
    await editor.app.locator('h1[contenteditable]').waitFor();
    await editor.page.keyboard.press('ControlOrMeta+a');
    await editor.page.keyboard.type('Where we grow next');
    await editor.page.keyboard.press('Enter');
    await untilFile(project, FILE, before.replace(HEADING, 'Where we grow next'));
    await heading('Where we grow next').waitFor();
    expect(await isMarked('Where we grow next')).toBe(true);
    await expect.poll(() => changedFiles(project, hashes)).toEqual([FILE]);

    // the focus is still in the frame: the key is forwarded, and the browser's own undo stays out of it
    await editor.page.keyboard.press('ControlOrMeta+z');
    await untilFile(project, FILE, before);
    await heading().waitFor();
    await untilFiles(project, hashes);
  });

  it('adds a class, which the page shows, and takes it away again', async () => {
    await selectHeading();
    const input = editor.page
      .getByRole('combobox', { name: 'Add classes' })
      .or(editor.page.getByRole('textbox', { name: 'Add classes' }));
    await input.fill('underline');
    await input.press('Enter');
    await untilFile(
      project,
      FILE,
      before.replace('font-semibold tracking-tight"', 'font-semibold tracking-tight underline"'),
    );
    await expect.poll(() => heading().evaluate((h) => getComputedStyle(h).textDecorationLine)).toBe('underline');

    await editor.page.getByRole('button', { name: 'Remove the class underline' }).click();
    await untilFile(project, FILE, before);
    await expect.poll(() => heading().evaluate((h) => getComputedStyle(h).textDecorationLine)).toBe('none');
  });

  // covers ux keys.8
  it('deletes an element and brings it back by undo', async () => {
    await selectHeading();
    await editor.page.keyboard.press('Delete');
    const line = before.split('\n').find((l) => l.includes(`>${HEADING}<`)) as string;
    await untilFile(project, FILE, before.replace(`${line}\n`, ''));
    await expect.poll(() => heading().count()).toBe(0);

    await editor.page.keyboard.press('ControlOrMeta+z');
    await untilFile(project, FILE, before);
    await heading().waitFor();
    await untilFiles(project, hashes);
  });

  it('still undoes after a restart of the command', async () => {
    await selectHeading();
    await editor.page.keyboard.press('Delete');
    await expect.poll(() => project.read(FILE)).not.toBe(before);
    await editor.close();
    await cli.stop();

    const again = await startCli(project.root);
    try {
      editor = await openEditor(browser, again, PAGE);
      await editor.page.getByRole('button', { name: /^Undo/ }).click();
      await untilFile(project, FILE, before);
      await heading().waitFor();
      await untilFiles(project, hashes);
    } finally {
      await again.stop();
    }
  });
});
