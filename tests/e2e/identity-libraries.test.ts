/**
 * The app of `tests/plugin/fixtures/libraries`, with and without the plugin: libraries that look closely at their elements must
 * not notice. React Three Fiber 9 is for React 19 only; the app leaves it out on React 18.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import type { Browser, Page } from 'playwright';
import type { InlineConfig, Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedVersions } from '../plugin/support/versions.ts';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  copyLibrariesApp,
  htmlOf,
  labelledElements,
  type Observed,
  reactSideScript,
  removeTree,
  serve,
  type TortureApp,
  watch,
  withoutIds,
} from './torture-app.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

let browser: Browser;
let script: string;
beforeAll(async () => {
  process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
  browser = await launchBrowser();
  script = await reactSideScript();
});
afterAll(() => browser.close());

/** Compiles Lingui's macros, as its own plugin for Vite does. */
function linguiMacro(root: string): Plugin {
  const app = createRequire(join(root, 'package.json'));
  const linguiConfig = app('@lingui/conf').makeConfig({ locales: ['en'] }, { skipValidation: true });
  const macro = [app.resolve('@lingui/babel-plugin-lingui-macro'), { linguiConfig }] as const;
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      if (!code.includes('@lingui/react/macro')) return null;
      const parserOpts = { plugins: ['jsx' as const, 'typescript' as const] };
      const options = { filename: id, plugins: [[...macro]], parserOpts, configFile: false, babelrc: false };
      const result = await transformAsync(code, { ...options, sourceMaps: true });
      return { code: result?.code ?? code, map: result?.map as never };
    },
  };
}

/** Another React than the one that is installed beside the libraries. */
async function reactAlias(react: string): Promise<InlineConfig> {
  if (react === 'React 19') return {};
  const modules = await installedVersions('react-18');
  const alias = { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') };
  return { resolve: { alias } };
}

describe.each(['React 19', 'React 18'])('%s', (react) => {
  let app: TortureApp | undefined;
  let page: Page;
  let tagged: Observed;
  let plain: Observed;

  const open = (url: string, own?: string) =>
    watch(browser, url, own, async (opened) => {
      await opened.locator('#scene[data-ready]').waitFor({ state: 'attached' });
      await opened.locator('[data-case=mui-button]').click();
      await opened.locator('[data-case=headless-switch]').click();
      await opened.locator('[data-case=headless-switch].yes').waitFor();
      await opened.locator('[data-case=headless-switch]').blur();
      await opened.mouse.move(0, 0);
      // Libraries go on for some frames (focus, presence, layout): the page is read when it has come to rest.
      await opened.waitForFunction(isAtRest);
    });

  beforeAll(async () => {
    const root = await copyLibrariesApp();
    const config = { ...(await reactAlias(react)), plugins: [linguiMacro(root)] };
    const without = await serve(root, null, 'react-19', config);
    ({ seen: plain } = await open(without.url));
    await without.close();
    app = await serve(root, {}, 'react-19', config);
    ({ page, seen: tagged } = await open(app.url, script));
  });
  afterAll(async () => {
    await app?.close();
    if (app) removeTree(app.root);
  });

  it('renders the same DOM, and the same scene', () => {
    expect(plain.html).toContain('data-case="radix-toggle"');
    if (react === 'React 19') expect(plain.html).toContain('Mesh own 2');
    expect(tagged.html).toBe(plain.html);
  });

  it('writes the same to the console, and nothing of broken libraries', () => {
    expect(tagged.console).toEqual(plain.console);
    expect(plain.console.filter((line) => /pageerror|Minified|Invalid hook/.test(line))).toEqual([]);
  });

  it('behaves the same', () => {
    expect(plain.log.length).toBeGreaterThan(1);
    expect(tagged.log).toEqual(plain.log);
  });

  it('finds the source line of every labelled element', async () => {
    const lookups = await (await ApiClient.connect(await (app as TortureApp).api().ready)).lookups();
    const found = await labelledElements(page);
    expect(found.length).toBeGreaterThan(60);
    const wrong = found.filter(({ label, id }) => {
      const entry = lookups[id ?? ''];
      if (!entry) return true;
      const lines = readFileSync(join((app as TortureApp).root, entry.filename), 'utf8').split('\n');
      return !lines.slice(entry.line - 1, entry.line + 1).some((line) => line.includes(`data-case="${label}"`));
    });
    expect(wrong).toEqual([]);
  });

  it('changes nothing but the class while an editor is attached', async () => {
    const before = await htmlOf(page);
    await page.evaluate(() => Object.assign(globalThis, { stop: reactSide.startClassing() }));
    const classed = await htmlOf(page);
    expect(classed.match(/tempo-/g)?.length).toBeGreaterThan(60);
    expect(withoutIds(classed)).toBe(before);
    await page.evaluate(() => (globalThis as unknown as { stop(): void }).stop());
    expect(await htmlOf(page)).toBe(before);
  });
});

/** In the page: true once ten frames in a row left the body as it was. */
function isAtRest(): boolean {
  const page = globalThis as unknown as { rest?: { html: string; frames: number } };
  const html = document.body.innerHTML;
  const frames = page.rest?.html === html ? page.rest.frames + 1 : 0;
  page.rest = { html, frames };
  return frames >= 10;
}
