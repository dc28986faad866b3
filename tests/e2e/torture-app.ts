/** The torture app of `tests/plugin/fixtures`, served from a private copy by a real Vite, with and without the plugin. */
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { PLUGIN_NAME, type VisualEditApi, type VisualEditOptions, visualEdit } from '../../src/plugin/index.ts';
import { installedVersions } from '../plugin/support/versions.ts';

const FIXTURE = join(process.cwd(), 'tests/plugin/fixtures/torture');

export interface TortureApp {
  root: string;
  server: ViteDevServer;
  url: string;
  /** of the plugin; throws without it */
  api(): VisualEditApi;
  close(): Promise<void>;
}

/** @param major of React, whose packages the copy gets */
export async function copyTortureApp(major: '18' | '19'): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-torture-')));
  cpSync(FIXTURE, root, { recursive: true });
  const modules = major === '19' ? join(process.cwd(), 'node_modules') : await installedVersions('react-18');
  symlinkSync(modules, join(root, 'node_modules'));
  return root;
}

/** @param options of the plugin; null for an app without it */
export async function serve(
  root: string,
  options: VisualEditOptions | null,
  config: InlineConfig = {},
): Promise<TortureApp> {
  const server = await asDeveloper(() =>
    createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(root, options ? '.cache-tagged' : '.cache-plain'),
      server: { port: 0 },
      ...config,
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
export async function asDeveloper<T>(work: () => Promise<T>): Promise<T> {
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

export interface Observed {
  html: string;
  console: string[];
  log: string[];
}

/** Opens the app, waits for its last case, clicks the buttons that change state, and tells what there was to see. */
export async function observe(browser: Browser, url: string, script?: string): Promise<{ page: Page; seen: Observed }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${scrub(message.text())}`));
  page.on('pageerror', (error) => messages.push(`pageerror: ${scrub(error.message)}`));
  if (script) await page.addInitScript(script);
  await page.goto(url);
  await page.locator('[data-case=lazy]').waitFor();
  await page.locator('[data-case=counter]').click();
  await page.locator('[data-case=class-component]').first().click();
  await page.locator('[data-case=counter]', { hasText: '1' }).waitFor();
  const html = await page.evaluate(() => document.body.innerHTML.replace(/<script[^>]*><\/script>/g, ''));
  const log = await page.evaluate(() => (globalThis as unknown as { __log: string[] }).__log);
  return { page, seen: { html, console: messages.filter((text) => !text.includes('[vite]')), log } };
}

/** Addresses differ from server to server. */
function scrub(text: string): string {
  return text.replace(/https?:\/\/[^\s)]+/g, '<url>');
}

export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
