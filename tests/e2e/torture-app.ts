/** The apps of `tests/plugin/fixtures` that look closely at their elements, and how they are used. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Stack, stackOf } from '../plugin/support/versions.ts';
import { installedPackages } from '../support/installed.ts';
import { copyApp } from './served-app.ts';
import { type Observed, watch } from './watched-page.ts';

const FIXTURES = join(process.cwd(), 'tests/plugin/fixtures');

/** A private copy of the app with the packages of a stack. */
export async function copyTortureApp(stack: Stack): Promise<string> {
  const folder = join(FIXTURES, 'torture');
  const { modules } = await stackOf(stack);
  return copyApp(folder, readdirSync(folder), modules, ['react', 'react-dom']);
}

/** A private copy of the app of many libraries, with their packages. */
export async function copyLibrariesApp(): Promise<string> {
  const folder = join(FIXTURES, 'libraries');
  return copyApp(folder, ['src', 'index.html', 'package.json'], await installedPackages(folder));
}

/** Opens the torture app, waits for its last case, and clicks the buttons that change state. @returns the observed page */
export function observe(browser: Browser, url: string, script?: string): Promise<{ page: Page; seen: Observed }> {
  return watch(browser, url, script, async (page) => {
    await page.locator('[data-case=lazy]').waitFor();
    await page.locator('[data-case=hydrated].live').waitFor();
    await page.locator('[data-case=counter]').click();
    await page.locator('[data-case=class-component]').first().click();
    await page.locator('[data-case=counter]', { hasText: '1' }).waitFor();
  });
}
