/** Every row of the table of business constants (section 9 of docs/example-coverage.md). */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { card, choose, EVERY_SIZE, type Example, startExample, tab, type Visitor } from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

const heightOf = async (element: Locator) => (await element.boundingBox())?.height;
const panel = (page: Page) => page.getByRole('tabpanel');
const unitsIn = (page: Page) => page.getByRole('main').locator('li h2').allTextContents();
/** The brand-match counts of the space cards. */
const matchCounts = async (page: Page) => {
  const texts = await panel(page)
    .getByText(/^\d+ brand match(es)?$/)
    .allTextContents();
  return texts.map((text) => Number.parseInt(text, 10));
};

describe.each(EVERY_SIZE)('at %s size', (size) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    page = visitor.page;
  });
  afterAll(() => page?.context().close());

  describe('brand dashboard', () => {
    beforeAll(() => visitor.goto('/dashboard/brand'));

    test('notification count: 3', async () => {
      expect(await page.getByRole('button', { name: /^Notifications/ }).textContent()).toBe('Notifications: 3');
    });

    test('top matches in overview: 3, sample match scores first', async () => {
      const matches = await card(page, 'Top Center Matches').getByRole('listitem').allTextContents();
      expect(matches.map((text) => /\d+%/.exec(text)?.[0])).toEqual(['92%', '88%', '85%']);
    });

    test('team preview: 3', async () => {
      expect(await card(page, 'Team & Contacts').getByRole('listitem').count()).toBe(3);
    });

    test('activity preview: 2 posts', async () => {
      expect(await card(page, 'Recent Activity').getByRole('listitem').count()).toBe(2);
    });

    test('sample match scores: 92, 88, 85, 82', async () => {
      await tab(page, 'Center Matches').click();
      const scores = await panel(page)
        .getByText(/^\d+% match score$/)
        .allTextContents();
      expect(scores.map((text) => Number.parseInt(text, 10))).toEqual([92, 88, 85, 82]);
    });

    test('newsfeed scroll height: 600 px', async () => {
      await tab(page, 'Newsfeed').click();
      const feed = page.getByRole('feed');
      expect(await heightOf(feed)).toBe(600);
      expect(await feed.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    });
  });

  test('sidebar width: 16rem', async () => {
    await visitor.goto('/dashboard/brand');
    if (size === 'mobile') await page.getByRole('button', { name: 'Open menu' }).click();
    const sidebar = page.locator('div:has(> nav[aria-label=Main])').filter({ visible: true });
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    // The border to the page stands inside the 16rem.
    const box = await sidebar.evaluate(
      (element) => element.closest('aside, [role=dialog]')?.getBoundingClientRect().width,
    );
    expect(box).toBe(16 * rem);
  });

  test.each(['/', '/login'])('copyright year: 2023, on %s', async (path) => {
    await visitor.goto(path);
    expect(await page.locator('footer').textContent()).toBe('© 2023 Frontage. All rights reserved.');
  });

  describe('spaces browser', () => {
    beforeAll(() => visitor.goto('/dashboard/shopping-center/spaces'));

    test.each([
      ['Small', 'under 1500', ['A-131', 'B-212', 'K-03', 'K-07']],
      ['Medium', '1500 up to but not including 3000', ['A-104', 'A-118', 'B-220', 'D-402']],
      ['Large', '3000 and over', ['B-207', 'C-300', 'C-315', 'D-410']],
    ])('size filter %s: %s sq ft', async (option, _, units) => {
      await choose(page, 'Size', option);
      expect(await unitsIn(page)).toEqual(units.map((unit) => `Unit ${unit}`));
      await choose(page, 'Size', 'All Sizes');
    });

    test('the size classes meet at 1500 and 3000 sq ft exactly', async () => {
      const sizes = await page.getByRole('main').locator('li > section').allTextContents();
      expect(sizes.join()).toMatch(/Unit D-402.+Size1,500 sq ft/);
      expect(sizes.join()).toMatch(/Unit D-410.+Size3,000 sq ft/);
    });

    test.each([
      ['Grid', 3],
      ['List', 4],
    ])('feature tags in the %s: %i, and the rest counted', async (view, limit) => {
      await page.getByRole('radio', { name: view, exact: true }).click();
      const b207 = page.getByRole('main').locator('li > section').filter({ hasText: 'Unit B-207' });
      const tags = await b207.getByRole('list', { name: 'Features' }).getByRole('listitem').allTextContents();
      const all = ['Hood and grease trap', '60-seat patio', 'Gas line', 'Late-night access'];
      expect(tags).toEqual([...all.slice(0, limit), `+${6 - limit} more`]);
      const d410 = page.getByRole('main').locator('li > section').filter({ hasText: 'Unit D-410' });
      expect(await d410.getByRole('list', { name: 'Features' }).textContent()).not.toContain('more');
    });

    test('rent unit: $ per sq ft per year', async () => {
      expect(await page.getByText('$46 per sq ft per year', { exact: true }).count()).toBe(1);
    });
  });

  describe('shopping-center dashboard', () => {
    beforeAll(() => visitor.goto('/dashboard/shopping-center'));

    test('default center size: 250 spaces, 12 available, 95 percent occupancy, 238 occupied', async () => {
      const occupancy = card(page, 'Occupancy Rate');
      expect(await occupancy.textContent()).toBe('Occupancy Rate95%238 of 250 spaces occupied');
      expect(await occupancy.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('95');
      expect(
        await page
          .locator('section')
          .filter({ hasText: /^Available Spaces/ })
          .first()
          .textContent(),
      ).toMatch(/^Available Spaces12of 250/);
    });

    test('tenants table height: 500 px', async () => {
      await tab(page, 'Current Tenants').click();
      const frame = page.locator('section:has(> table)');
      expect(await heightOf(frame)).toBe(500);
      expect(await frame.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    });

    test('analytics periods: 7d, 30d, 90d, 1y; 30d by default', async () => {
      await tab(page, 'Analytics').click();
      const periods = page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio');
      await periods.first().waitFor();
      expect(await periods.allTextContents()).toEqual(['7d', '30d', '90d', '1y']);
      expect(await page.getByRole('radio', { checked: true }).allTextContents()).toEqual(['30d']);
    });

    test('random brand-match count per space card: 1 to 5, the same after other tabs, drawn anew on load', async () => {
      const open = () => tab(page, 'Available Spaces').click();
      await open();
      const counts = await matchCounts(page);
      expect(counts).toHaveLength(12);
      for (const count of counts) expect([1, 2, 3, 4, 5]).toContain(count);
      await tab(page, 'Brand Matches').click();
      await open();
      expect(await matchCounts(page)).toEqual(counts);
      await visitor.goto('/dashboard/shopping-center');
      await open();
      expect(await matchCounts(page)).not.toEqual(counts);
    });
  });

  describe('broker dashboard', () => {
    beforeAll(() => visitor.goto('/dashboard/broker'));

    test('deal pipeline: 68 percent, LOI Stage 4, Negotiation 8', async () => {
      const deals = page.locator('section').filter({ hasText: /^Active Deals12/ });
      expect(await deals.textContent()).toBe('Active Deals1268% of the pipeline goalLOI Stage4Negotiation8');
      expect(await deals.getByRole('progressbar', { name: 'Pipeline' }).getAttribute('aria-valuenow')).toBe('68');
    });

    test('lead counts: High 8, Medium 12, Low 8, and their total', async () => {
      const leads = await card(page, 'Lead Management').textContent();
      expect(leads).toBe('Lead Management28leads in allHigh Priority8Medium12Low8');
    });
  });
});

test('mobile sidebar animation: 300 ms', async () => {
  const { page, goto } = await example.visitor({ size: 'mobile', motion: true });
  await goto('/dashboard/brand');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const durations = await page
    .getByRole('dialog', { name: 'Menu' })
    .evaluate((drawer) => getComputedStyle(drawer).animationDuration);
  expect(durations).toBe('0.3s');
});
