/** Rare but real setups: other schemes and hosts for the app, and several copies of React in it. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedVersions, stackOf } from '../plugin/support/versions.ts';
import { comparisonOf, itChangesOnlyTheClass, itDoesNotNotice, itFindsLabels, sharedChromium } from './comparison.ts';
import { copyApp, linkPackages } from './served-app.ts';
import { watch } from './watched-page.ts';

const chromium = sharedChromium();

/** React 19 for the app, React 18 for a part of it, which a package of the app's hands on. */
async function copyAppWithTwoReacts(): Promise<string> {
  const folder = join(process.cwd(), 'tests/plugin/fixtures/two-reacts');
  const { modules } = await stackOf('react-19');
  const root = copyApp(folder, ['src', 'index.html', 'package.json'], modules, ['react', 'react-dom']);
  const legacy = join(root, 'node_modules/legacy-react');
  cpSync(join(folder, 'legacy-react'), legacy, { recursive: true });
  linkPackages(legacy, await installedVersions('react-18'), ['react', 'react-dom']);
  return root;
}

describe('two copies of React on one page', () => {
  const comparison = comparisonOf(chromium, {
    copy: copyAppWithTwoReacts,
    open: (browser, url, script) =>
      watch(browser, url, script, async (page) => {
        await page.getByText('current 0').click();
        await page.getByText('legacy 0').click();
        await page.getByText('current 1').waitFor();
        await page.getByText('legacy 1').waitFor();
      }),
    config: async () => ({ optimizeDeps: { include: ['legacy-react', 'legacy-react/jsx-dev-runtime'] } }),
  });

  itDoesNotNotice(comparison, { html: ['React 19.', 'React 18.'], console: 'unique "key"', log: 'legacy title' });
  itFindsLabels(comparison, 7);
  itChangesOnlyTheClass(comparison, 7);

  it('finds both in the source, each in its own file', async () => {
    const { app, page } = comparison();
    const lookups = Object.values(await app.lookups());
    expect(new Set(lookups.map((entry) => entry?.filename))).toEqual(new Set(['src/main.jsx', 'src/legacy.jsx']));
    expect(await page.locator('button[title=cloned]').count()).toBe(2);
  });
});
