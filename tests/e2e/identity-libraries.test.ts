/**
 * The app of `tests/plugin/fixtures/libraries`, with and without the plugin: libraries that look closely at their elements must
 * not notice. React Three Fiber 9 is for React 19 only; the app leaves it out on React 18.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import type { Browser } from 'playwright';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { comparisonOf, itChangesOnlyTheClass, itDoesNotNotice, itFindsLabels, sharedChromium } from './comparison.ts';
import { withReact18 } from './served-app.ts';
import { copyLibrariesApp } from './torture-app.ts';
import { comesToRest, watch } from './watched-page.ts';

const chromium = sharedChromium();

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

const open = (browser: Browser, url: string, script?: string) =>
  watch(browser, url, script, async (page) => {
    await page.locator('#scene[data-ready]').waitFor({ state: 'attached' });
    await page.locator('[data-case=mui-button]').click();
    await page.locator('[data-case=headless-switch]').click();
    await page.locator('[data-case=headless-switch].yes').waitFor();
    await page.locator('[data-case=headless-switch]').blur();
    await page.mouse.move(0, 0);
    // Libraries go on for some frames: focus, presence, layout.
    await comesToRest(page);
  });

describe.each(['React 19', 'React 18'])('%s', (react) => {
  const is18 = react === 'React 18';
  const comparison = comparisonOf(chromium, {
    copy: copyLibrariesApp,
    open,
    config: async (root) => ({ ...(is18 ? await withReact18() : {}), plugins: [linguiMacro(root)] }),
  });

  const scene = is18 ? [] : ['Mesh own 2'];
  itDoesNotNotice(comparison, { html: ['data-case="radix-toggle"', ...scene], log: 'ready' });
  itFindsLabels(comparison, 60);
  itChangesOnlyTheClass(comparison, 60);

  it('breaks no library', () => {
    expect(comparison().plain.console.filter((line) => /pageerror|Minified|Invalid hook/.test(line))).toEqual([]);
  });
});
