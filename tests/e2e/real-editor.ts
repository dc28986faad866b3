/** The real thing in one value: the command on a copy of the example, the editor in Chromium, the app in its frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { createExampleCopy, type RunningCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';

export interface RealEditor {
  project: TestProject;
  page: Page;
  app: FrameLocator;
  /** what page and frame wrote to the console as warning or error, and uncaught errors */
  complaints: string[];
  close(): Promise<void>;
}

/** Pictures and avatars come from hosts that tests do not reach: each is answered with nothing, quietly. */
async function answerRemotePictures(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** Opens the editor of a running command at a page of the app, ready once the app has been taken over. */
export async function openEditor(
  browser: Browser,
  cli: RunningCli,
  appPath = '/',
): Promise<Omit<RealEditor, 'project'>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await answerRemotePictures(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(cli.ready.editorUrl);
  const app = page.frameLocator('iframe');
  await app.locator('body').waitFor();
  if (appPath !== '/') await goTo(page, appPath);
  await page.locator('[data-panel="layers"] [role="treeitem"]').first().waitFor();
  return { page, app, complaints, close: () => context.close() };
}

/** Through the address bar, as a user would. */
export async function goTo(page: Page, appPath: string): Promise<void> {
  const address = page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill(appPath);
  await address.press('Enter');
}

/** The project's files by hash: equal tables mean byte-identical projects. */
export const hashesOf = (project: TestProject) => sha256Tree(project.root);

/** Waits until a file's text is as expected, and says by how much it is not. */
export async function untilFile(project: TestProject, file: string, expected: string): Promise<void> {
  const { expect } = await import('vitest');
  await expect.poll(() => readFileSync(join(project.root, file), 'utf8'), { timeout: 15_000 }).toBe(expected);
}

export { createExampleCopy, startCli };
