/** Opens the editor of a running command in Chromium, as its user does. Needs no test runner. */
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page, Request } from 'playwright';
import type { RunningCli } from './cli.ts';

export interface OpenedEditor {
  page: Page;
  app: FrameLocator;
  /** warnings, errors and uncaught errors in the consoles of page and frame */
  complaints: string[];
  close(): Promise<void>;
}

/** Editors that are open in this worker, each with its requests that have no answer yet: what a failed test can tell. */
export const openPages = new Map<Page, Set<string>>();

/** Keeps the editor's messages in `window.shownNotices`: they go by themselves before a test gives up. */
function keepNotices(): void {
  const shown: string[] = [];
  Object.assign(window, { shownNotices: shown });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const added = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
      shown.push(...added.filter((one) => one.matches('[data-toast]')).map(({ textContent }) => textContent));
    }
  }).observe(document, { childList: true, subtree: true });
}

function follow(page: Page): void {
  const unanswered = new Set<string>();
  const label = (request: Request) => `${request.method()} ${request.url()}`;
  page.on('request', (request) => unanswered.add(label(request)));
  page.on('requestfinished', (request) => unanswered.delete(label(request)));
  page.on('requestfailed', (request) => unanswered.delete(label(request)));
  openPages.set(page, unanswered);
  page.on('close', () => openPages.delete(page));
}

const isRemote = (url: URL) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1';

/** Pictures and avatars come from hosts that tests do not reach: each is answered with an empty one, so that the console stays quiet. */
async function answerRemotePictures(context: BrowserContext): Promise<void> {
  await context.route(isRemote, (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

export interface OpenOptions extends BrowserContextOptions {
  /** let remote pictures fail, as without a network: the example then shows its own */
  remotePictures?: 'empty' | 'fail';
  /** ms that one step may take; Playwright's own without it */
  patience?: number;
}

/**
 * What Chromium logs when an edit overtakes a question about an element that the edit removes: the answer 409 is right, and
 * the editor asks no more. An edit that is refused has no such query.
 */
const OVERTAKEN = /status of 409 .*\?codebaseId=/;

/** Vite reads and bundles the app's dependencies when its first page asks for them. */
const START = { timeout: 120_000 };

/** Opens the editor of a running command at a page of the app, ready once the app has been taken over. */
export async function openEditor(
  browser: Browser,
  cli: { ready: Pick<RunningCli['ready'], 'editorUrl'> },
  appPath = '/',
  { remotePictures = 'empty', patience, ...options }: OpenOptions = {},
): Promise<OpenedEditor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  if (remotePictures === 'empty') await answerRemotePictures(context);
  else await context.route(isRemote, (route) => route.abort());
  if (patience) context.setDefaultTimeout(patience);
  const page = await context.newPage();
  follow(page);
  await page.addInitScript(keepNotices);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (OVERTAKEN.test(`${message.text()} ${url}`)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(cli.ready.editorUrl);
  const app = page.frameLocator('iframe');
  // an arranged project opens several
  await page.locator('iframe').first().contentFrame().locator('body').waitFor(START);
  if (appPath !== '/') await goTo(page, appPath);
  await page.locator('[data-panel="layers"] [role="treeitem"]').first().waitFor(START);
  return { page, app, complaints, close: () => context.close() };
}

/** Through the address bar, as a user would. */
async function goTo(page: Page, appPath: string): Promise<void> {
  const address = page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill(appPath);
  await address.press('Enter');
}
