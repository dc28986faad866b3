/** A real Vite server of the bundled example, and a visitor with a real browser. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type * as Vite from 'vite';
import { launchBrowser } from '../support/browser.ts';
import { REPOSITORY } from '../support/repository.ts';

const EXAMPLE = join(REPOSITORY, 'examples/real-estate');
const fromExample = createRequire(join(EXAMPLE, 'package.json'));

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export const EVERY_SIZE = Object.keys(SIZES) as Size[];

/** The hosts that pictures and avatars come from. */
const PICTURE_HOSTS = /^https:\/\/(images\.unsplash\.com|api\.dicebear\.com)\//;
/** Without a network call and, unlike routing, with the browser's cache: pages load in half the time. */
const NO_PICTURES = '--host-resolver-rules=MAP images.unsplash.com ~NOTFOUND, MAP api.dicebear.com ~NOTFOUND';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';

export interface Example {
  /** Without a slash at its end. */
  url: string;
  visitor(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  size?: Size;
  theme?: 'light' | 'dark';
  /** Whether the picture hosts answer; they do not by default. */
  pictures?: 'online' | 'offline';
  /** Whether animations run for as long as they are meant to; they take a moment by default. */
  motion?: boolean;
}

export interface Visitor {
  page: Page;
  /** Opens a path and waits until the page behind it stands, with its fonts. */
  goto(path: string): Promise<void>;
  /** Goes to a path as a link in the page does, without loading the app again, to the page of this heading. */
  follow(path: string, heading: string): Promise<void>;
  /** How far content has moved by itself since the page was opened, as the browser scores layout shift: 0 is not at all. */
  shift(): Promise<number>;
  /** Console errors and warnings, uncaught errors and calls to anywhere but the app and the picture hosts, since last asked. */
  problems(): string[];
}

/** Serves all test files of this worker: none of them changes a file of the example. */
let vite: Promise<Vite.ViteDevServer> | undefined;

/** The example with the Vite and the configuration of its own. */
export async function startExample(): Promise<Example> {
  vite ??= startVite();
  const [server, browser] = await Promise.all([vite, launchBrowser([NO_PICTURES])]);
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!url) throw new Error('Vite has started but names no local address.');
  return {
    url,
    visitor: (options = {}) => openVisitor(browser, url, options),
    close: () => browser.close(),
  };
}

async function startVite(): Promise<Vite.ViteDevServer> {
  // Vitest says 'test'; a user's server says nothing, and Vite then means development.
  delete process.env.NODE_ENV;
  const { createServer } = (await import(pathToFileURL(fromExample.resolve('vite')).href)) as typeof Vite;
  const server = await createServer({
    root: EXAMPLE,
    configFile: join(EXAMPLE, 'vite.config.ts'),
    cacheDir: join(EXAMPLE, 'node_modules/.vite-example-tests'),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1' },
  });
  return server.listen();
}

async function openVisitor(browser: Browser, url: string, options: VisitorOptions): Promise<Visitor> {
  const { size = 'desktop', theme = 'light', pictures = 'offline', motion = false } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    baseURL: url,
  });
  if (pictures === 'online') await servePictures(context);
  const page = await context.newPage();
  const problems = watch(page, url);
  await page.addInitScript(recordShifts);
  return {
    page,
    goto: async (path) => {
      await page.goto(path);
      await settled(page);
    },
    follow: async (path, heading) => {
      if (page.url() === 'about:blank') await page.goto('/login');
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await settled(page);
    },
    shift: () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    problems: () => problems.splice(0),
  };
}

function recordShifts(): void {
  const counted = Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function servePictures(context: BrowserContext): Promise<unknown> {
  return context.route(PICTURE_HOSTS, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
}

function watch(page: Page, url: string): string[] {
  const problems: string[] = [];
  const origin = new URL(url).origin;
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser's own note on a picture that did not come; nothing that the page could keep quiet.
    if (PICTURE_HOSTS.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (address.startsWith('data:') || PICTURE_HOSTS.test(address) || new URL(address).origin === origin) return;
    problems.push(`request: ${request.method()} ${address}`);
  });
  return problems;
}

/** Waits for the page's heading and its fonts: lazy parts have loaded by then. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The card, or the section, under a heading. */
export function card(page: Page | Locator, title: string | RegExp): Locator {
  const heading = (page as Page).getByRole('heading', { name: title, exact: typeof title === 'string' });
  return page.locator('section').filter({ has: heading }).last();
}

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const button = (page: Page | Locator, name: string): Locator =>
  (page as Page).getByRole('button', { name, exact: true });

/** Chooses an option of one of the app's selects, unless it is chosen. */
export async function choose(page: Page, select: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: select, exact: true });
  if ((await box.textContent()) === option) return;
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Evaluates `body`, an expression over the module `it` of the app, in the page. */
export function inApp<T>(page: Page, file: string, body: string): Promise<T> {
  return page.evaluate(`import('/src/${file}').then((it) => ${body})`);
}

/** Presses each button and says which changed the page or its address: a button with no handler changes neither. */
export async function thatDoSomething(page: Page, names: string[]): Promise<string[]> {
  const state = () => page.evaluate(() => [location.href, document.body.textContent].join('\n'));
  const before = await state();
  const changed: string[] = [];
  for (const name of names) {
    await button(page, name).first().click();
    if ((await state()) !== before) changed.push(name);
  }
  return changed;
}
