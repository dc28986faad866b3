/** The tests' `close` helpers finish even when Chromium never answers. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { serveSite, type TestSite } from './hostile-page.ts';

let browser: Browser;
let sites: TestSite[];
beforeAll(async () => {
  browser = await launchBrowser();
  sites = await Promise.all([serveSite(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(sites?.map((site) => site.close()) ?? []);
});

/** On its way to another origin, and back before it is there: how far it is when it is closed is the run's own. */
async function underWay(page: Page, run: number): Promise<void> {
  const [here, there] = sites.map(({ port }) => `http://127.0.0.1:${port}/`) as [string, string];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.goto(here);
  page.goto(there).catch(() => {});
  await wait(5 + (run % 4) * 4);
  page.goto(here).catch(() => {});
  await wait((run % 3) * 5);
}

test('a page is closed that is just then given another document', async () => {
  const context = await browser.newContext();
  for (let run = 0; run < 8; run++) {
    const page = await context.newPage();
    await underWay(page, run);
    await page.close();
  }
  expect(context.pages()).toEqual([]);
});
