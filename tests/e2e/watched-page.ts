/** The observable side of a page: its DOM, its console, and the log that an app may keep of its behaviour. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

/** Our React side alone, as a script that makes the global `reactSide`: installed before React, as the runtime would. */
export async function reactSideScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(process.cwd(), 'src/runtime/react/index.ts'), formats: ['iife'], name: 'reactSide' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build of the React side gave no output.');
  return `${output.output[0].code}; globalThis.reactSide = reactSide; reactSide.installCommitHook();`;
}

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

export interface Observed {
  html: string;
  console: string[];
  log: string[];
}

/** Opens a page and uses it. @returns the observations */
export async function watch(
  browser: Browser,
  url: string,
  script: string | undefined,
  use: (page: Page) => Promise<void>,
): Promise<{ page: Page; seen: Observed }> {
  const { page, messages } = await openWatched(browser, url, script);
  await use(page);
  const html = await htmlOf(page);
  const log = await page.evaluate(() => (globalThis as unknown as { __log?: string[] }).__log ?? []);
  return { page, seen: { html, console: messages(), log } };
}

/** Opens a page and listens to its console. `messages` leaves out those of Vite. */
export async function openWatched(
  browser: Browser,
  url: string,
  script: string | undefined,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<{ page: Page; messages(): string[] }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${withoutAddresses(message.text())}`));
  page.on('pageerror', (error) => messages.push(`pageerror: ${withoutAddresses(error.message)}`));
  if (script) await page.addInitScript(script);
  await prepare(page);
  // The first visit waits for Vite to bundle the app's dependencies.
  page.setDefaultTimeout(100_000);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, messages: () => messages.filter((text) => !text.includes('[vite]')) };
}

/** Waits until a page no longer changes by itself. */
export async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
}

/** In the page: true once ten frames in a row left the body as it was. */
function isAtRest(): boolean {
  const page = globalThis as unknown as { rest?: { html: string; frames: number } };
  const html = document.body.innerHTML;
  const frames = page.rest?.html === html ? page.rest.frames + 1 : 0;
  page.rest = { html, frames };
  return frames >= 10;
}

/** The body as it is, without the scripts that Vite put there. */
export function htmlOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML.replace(/<script[^>]*>.*?<\/script>/gs, ''));
}

/** The body as it would be without an editor attached. */
export function withoutIds(html: string): string {
  return html
    .replace(/ class="tempo-[0-9a-f-]{36}"/g, '')
    .replace(/ tempo-[0-9a-f-]{36}(?=[ "])/g, '')
    .replace(/ class="tempo-[0-9a-f-]{36} /g, ' class="');
}

/** Every labelled element of a page with its id. */
export function labelledElements(page: Page): Promise<{ label: string; id: string | null }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-case]')].map((element) => ({
      label: element.getAttribute('data-case') as string,
      id: reactSide.codebaseIdOf(element),
    })),
  );
}

/** Addresses, and places in compiled code, differ from server to server. */
export function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s)]+/g, '<url>');
}
