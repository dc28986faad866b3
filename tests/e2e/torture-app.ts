/** The torture app of `tests/plugin/fixtures`, served from a private copy by a real Vite, with and without the plugin. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type InlineConfig, type ViteDevServer } from 'vite';
import { PLUGIN_NAME, type VisualEditApi, type VisualEditOptions, visualEdit } from '../../src/plugin/index.ts';
import { type Stack, stackOf } from '../plugin/support/versions.ts';
import { installedPackages } from '../support/installed.ts';

const FIXTURES = join(process.cwd(), 'tests/plugin/fixtures');

export interface TortureApp {
  root: string;
  server: ViteDevServer;
  url: string;
  /** of the plugin; throws without it */
  api(): VisualEditApi;
  close(): Promise<void>;
}

/** A private copy of the app with the packages of a stack. */
export async function copyTortureApp(stack: Stack): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-torture-')));
  cpSync(join(FIXTURES, 'torture'), root, { recursive: true });
  const { modules } = await stackOf(stack);
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom']) symlinkSync(join(modules, name), join(root, 'node_modules', name));
  return root;
}

/** A private copy of the app of many libraries, with their packages. */
export async function copyLibrariesApp(): Promise<string> {
  const folder = join(FIXTURES, 'libraries');
  const modules = await installedPackages(folder);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-libraries-')));
  for (const name of ['src', 'index.html', 'package.json'])
    cpSync(join(folder, name), join(root, name), { recursive: true });
  for (const name of packagesIn(modules)) {
    mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  return root;
}

function packagesIn(modules: string): string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
  );
}

/** @param options of the plugin; null for an app without it */
export async function serve(
  root: string,
  options: VisualEditOptions | null,
  stack: Stack = 'react-19',
  config: InlineConfig = {},
): Promise<TortureApp> {
  const { vite, react } = await stackOf(stack);
  const server = await asDeveloper(() =>
    vite.createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(root, 'node_modules', options ? '.vite-tagged' : '.vite-plain'),
      ...config,
      server: { port: 0, ...config.server },
      plugins: [react(), ...(options ? [visualEdit({ editorPort: 0, ...options })] : []), config.plugins],
    }),
  );
  await server.listen();
  return {
    root,
    server,
    url: server.resolvedUrls?.local[0] as string,
    api: () => server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi,
    close: () => server.close(),
  };
}

/** Vitest marks its process, and the plugin stands still where it sees the mark: a developer's shell has none. */
async function asDeveloper<T>(work: () => Promise<T>): Promise<T> {
  const { VITEST, NODE_ENV } = process.env;
  process.env.VITEST = '';
  process.env.NODE_ENV = 'development';
  try {
    return await work();
  } finally {
    process.env.VITEST = VITEST;
    process.env.NODE_ENV = NODE_ENV;
  }
}

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

export interface Observed {
  html: string;
  console: string[];
  log: string[];
}

/** Opens the torture app, waits for its last case, clicks the buttons that change state, and tells what there was to see. */
export function observe(browser: Browser, url: string, script?: string): Promise<{ page: Page; seen: Observed }> {
  return watch(browser, url, script, async (page) => {
    await page.locator('[data-case=lazy]').waitFor();
    await page.locator('[data-case=hydrated].live').waitFor();
    await page.locator('[data-case=counter]').click();
    await page.locator('[data-case=class-component]').first().click();
    await page.locator('[data-case=counter]', { hasText: '1' }).waitFor();
  });
}

/** Opens a page, uses it, and tells what there was to see. */
export async function watch(
  browser: Browser,
  url: string,
  script: string | undefined,
  use: (page: Page) => Promise<void>,
): Promise<{ page: Page; seen: Observed }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${scrub(message.text())}`));
  page.on('pageerror', (error) => messages.push(`pageerror: ${scrub(error.message)}`));
  if (script) await page.addInitScript(script);
  // The first visit waits for Vite to bundle the app's dependencies.
  page.setDefaultTimeout(100_000);
  await page.goto(url, { waitUntil: 'commit' });
  await use(page);
  const html = await htmlOf(page);
  const log = await page.evaluate(() => (globalThis as unknown as { __log?: string[] }).__log ?? []);
  return { page, seen: { html, console: messages.filter((text) => !text.includes('[vite]')), log } };
}

/** The body as it is, without the scripts that Vite put there. */
export function htmlOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML.replace(/<script[^>]*>.*?<\/script>/gs, ''));
}

/** The body as it would be without an editor attached. */
export function withoutIds(html: string): string {
  return html.replace(/ class="tempo-[0-9a-f-]{36}"/g, '').replace(/ tempo-[0-9a-f-]{36}(?=")/g, '');
}

/** Every labelled element of a page with its id. */
export function labelledElements(page: Page): Promise<{ label: string; id: string | null }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-case]')].map((element) => ({
      label: element.getAttribute('data-case') as string,
      id: (globalThis as unknown as { reactSide: ReactSide }).reactSide.codebaseIdOf(element),
    })),
  );
}

/** Addresses differ from server to server. */
function scrub(text: string): string {
  return text.replace(/https?:\/\/[^\s)]+/g, '<url>');
}

export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
