import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  button,
  card,
  choose,
  EVERY_SIZE,
  type Example,
  SIZES,
  startExample,
  tab,
  thatDoSomething,
  type Visitor,
} from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

describe.each(EVERY_SIZE)('brand dashboard at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/brand');
  });
  afterAll(() => visitor?.page.context().close());

  test('header buttons do nothing; five tabs, Overview first', async () => {
    const { page } = visitor;
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Overview',
      'Center Matches',
      'Target Markets',
      'Team & Contacts',
      'Newsfeed',
    ]);
    expect(await page.locator('[role=tab][data-state=active]').textContent()).toBe('Overview');
    expect(await thatDoSomething(page, ['Filter', 'Search', 'Export Data'])).toEqual([]);
  });

  test('Overview has four cards', async () => {
    const { page } = visitor;
    await tab(page, 'Overview').click();
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toEqual(['Expansion Criteria', 'Top Center Matches', 'Team & Contacts', 'Recent Activity']);
    const criteria = await card(page, 'Expansion Criteria').textContent();
    for (const part of ['Category', 'Space requirements', 'sq ft', 'Target markets', 'Preferred co-tenants']) {
      expect(criteria).toContain(part);
    }
  });

  test('Center Matches: picture, place, score, spaces, the same breakdown on every card, tenants, two idle buttons', async () => {
    const { page } = visitor;
    await tab(page, 'Center Matches').click();
    const cards = page.getByRole('tabpanel').locator('li > section');
    expect(await cards.count()).toBe(4);
    for (const one of await cards.all()) {
      const text = (await one.textContent()) ?? '';
      expect(text).toMatch(/, TX.*\d+ spaces? available.*\d+% match score/);
      expect(text).toContain('Match Score BreakdownLocation Fit95%Co-Tenant Mix90%Space Availability85%Key Tenants');
      expect(await one.locator('img').count()).toBeGreaterThan(0);
    }
    expect(await thatDoSomething(page, ['View Details', 'Contact Center'])).toEqual([]);
  });

  test('Target Markets: priorities are badge variants; its buttons do nothing', async () => {
    const { page } = visitor;
    await tab(page, 'Target Markets').click();
    const backgrounds = await page
      .getByText(/^(High|Medium|Low) Priority$/)
      .evaluateAll((badges) =>
        badges.map((badge) => `${badge.textContent} ${getComputedStyle(badge).backgroundColor}`),
      );
    expect(new Set(backgrounds)).toEqual(
      new Set(['High Priority rgb(23, 96, 79)', 'Medium Priority rgb(238, 241, 237)', 'Low Priority rgba(0, 0, 0, 0)']),
    );
    expect(await thatDoSomething(page, ['Add New Market', 'View Market Details', 'Edit Criteria'])).toEqual([]);
  });

  test('Team & Contacts: Add New Contact, and Message and Edit Contact per card, do nothing', async () => {
    const { page } = visitor;
    await tab(page, 'Team & Contacts').click();
    const contacts = await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).count();
    expect(contacts).toBeGreaterThan(3);
    expect(await button(page, 'Message').count()).toBe(contacts);
    expect(await button(page, 'Edit Contact').count()).toBe(contacts);
    expect(await thatDoSomething(page, ['Add New Contact', 'Message', 'Edit Contact'])).toEqual([]);
  });

  test('Newsfeed: a composer, and posts with likes, comments, Share and an author label', async () => {
    const { page } = visitor;
    await tab(page, 'Newsfeed').click();
    const box = page.getByPlaceholder('Share an update or announcement...', { exact: true });
    expect(await box.evaluate((element) => element.tagName)).toBe('TEXTAREA');
    await box.fill('We are opening in Plano.');
    const posts = page.getByRole('feed').getByRole('article');
    const texts = await posts.allTextContents();
    for (const text of texts) expect(text).toMatch(/\d+ likes?\d+ comments?Share$/);
    const labels = texts.map((text) => /(Shopping Center|Brand|Broker)/.exec(text)?.[1]);
    expect(new Set(labels)).toEqual(new Set(['Brand', 'Shopping Center', 'Broker']));
    expect(await thatDoSomething(page, ['Create Post', 'Post Update', 'Share'])).toEqual([]);
    expect(visitor.problems()).toEqual([]);
  });
});

describe.each(EVERY_SIZE)('shopping-center dashboard at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/shopping-center');
  });
  afterAll(() => visitor?.page.context().close());

  test('header: name, place and two idle buttons; four tabs, Brand Matches first', async () => {
    const { page } = visitor;
    expect(await page.getByRole('main').textContent()).toMatch(/^Preston Park GalleriaDallas, TX/);
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Brand Matches',
      'Current Tenants',
      'Available Spaces',
      'Analytics',
    ]);
    expect(await page.locator('[role=tab][data-state=active]').textContent()).toBe('Brand Matches');
    expect(await thatDoSomething(page, ['Export Data', 'Update Center Profile'])).toEqual([]);
  });

  test('Brand Matches counts the high-priority ones of its list', async () => {
    const { page } = visitor;
    await tab(page, 'Brand Matches').click();
    const high = await page.getByRole('tabpanel').getByText('High', { exact: true }).count();
    expect(await card(page, 'Brand Matches').textContent()).toContain(`${high} high-priority matches`);
  });

  test('Brand Matches: search and priority filter are there and not connected', async () => {
    const { page } = visitor;
    await tab(page, 'Brand Matches').click();
    const cards = page.getByRole('tabpanel').locator('li > section');
    const before = await cards.allTextContents();
    expect(before).toHaveLength(8);
    for (const text of before)
      expect(text).toMatch(/% match score(High|Medium|Low)(New|Contacted|Negotiating)ContactView Details$/);
    await page.getByRole('searchbox', { name: 'Search brands' }).fill('no brand has this name');
    for (const priority of ['High', 'Medium', 'Low', 'All Priorities']) await choose(page, 'Priority', priority);
    expect(await cards.allTextContents()).toEqual(before);
    expect(await thatDoSomething(page, ['Contact', 'View Details'])).toEqual([]);
  });

  test('Current Tenants: five columns; search and category filter are not connected', async () => {
    const { page } = visitor;
    await tab(page, 'Current Tenants').click();
    const table = page.getByRole('table');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Tenant',
      'Category',
      'Space',
      'Lease End',
      'Actions',
    ]);
    const rows = table.locator('tbody tr');
    const before = await rows.allTextContents();
    for (const text of before) expect(text).toMatch(/[A-D]-\d{3}[A-Z][a-z]+ 20\d\d$/);
    await page.getByRole('searchbox', { name: 'Search tenants' }).fill('no tenant has this name');
    for (const category of ['Apparel', 'Food', 'Electronics', 'Home', 'All Categories']) {
      await choose(page, 'Category', category);
    }
    expect(await rows.allTextContents()).toEqual(before);
  });

  test('Available Spaces: every fact of a space, and three idle buttons', async () => {
    const { page } = visitor;
    await tab(page, 'Available Spaces').click();
    const texts = await page.getByRole('tabpanel').locator('li > section').allTextContents();
    expect(texts).toHaveLength(12);
    for (const text of texts) {
      expect(text).toMatch(/^Unit [A-Z]-\d+(Retail|Restaurant|Kiosk|Anchor)(Available|Pending|Reserved)/);
      expect(text).toMatch(
        /Size[\d,]+ sq ftRent\$\d+ per sq ft per year.+[1-5] brand match(es)?Schedule TourView Details$/,
      );
    }
    expect(await thatDoSomething(page, ['Schedule Tour', 'Add New Space', 'View Details'])).toEqual([]);
  });

  test('Analytics: four charts of real data that follow the period', async () => {
    const { page } = visitor;
    await tab(page, 'Analytics').click();
    const charts = page.getByRole('tabpanel').getByRole('img', { name: /:/ });
    await charts.nth(3).waitFor();
    const titles = await page.getByRole('tabpanel').locator('section h2').allTextContents();
    expect(titles).toEqual(['Foot Traffic', 'Tenant Mix', 'Lease Expirations', 'Revenue Trends']);
    const drawn = () => charts.evaluateAll((all) => all.map((chart) => chart.getAttribute('aria-label')));
    const seen = [await drawn()];
    for (const period of ['7d', '90d', '1y']) {
      await page.getByRole('radio', { name: period, exact: true }).click();
      seen.push(await drawn());
    }
    for (const chart of [0, 1, 2, 3]) expect(new Set(seen.map((labels) => labels[chart])).size).toBe(4);
    const shapes = charts.locator('.recharts-rectangle, .recharts-area-curve');
    expect(await shapes.count()).toBeGreaterThan(20);
    expect(await thatDoSomething(page, ['Export Report'])).toEqual([]);
    expect(visitor.problems()).toEqual([]);
  });
});

describe.each(EVERY_SIZE)('broker dashboard at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/broker');
  });
  afterAll(() => visitor?.page.context().close());

  test('header: name, avatar, territory and idle buttons; five tabs, Active Deals first', async () => {
    const { page } = visitor;
    expect(await page.getByRole('main').textContent()).toMatch(/^Nora WhitfieldDallas–Fort Worth and North Texas/);
    expect(await page.getByRole('main').locator('img').first().isVisible()).toBe(true);
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Active Deals',
      'Leads',
      'Represented Brands',
      'Represented Centers',
      'Industry Updates',
    ]);
    expect(await page.locator('[role=tab][data-state=active]').textContent()).toBe('Active Deals');
    expect(await thatDoSomething(page, ['Schedule Meeting', 'Message'])).toEqual([]);
  });

  test('Active Deals: brand × center, status, due date, progress, contacts; no button moves a status', async () => {
    const { page } = visitor;
    await tab(page, 'Active Deals').click();
    const texts = await page.getByRole('tabpanel').locator('li > section').allTextContents();
    expect(texts.length).toBeGreaterThanOrEqual(8);
    for (const text of texts) {
      expect(text).toMatch(/^.+ × .+Due [A-Z][a-z]{2} \d+, 20\d\d(Negotiation|Due Diligence|LOI|Lease Review)\d+%/);
      expect(text).toMatch(/Key Contacts.+View DetailsUpdate StatusSchedule Meeting$/);
    }
    const idle = ['Filter', '+ New Deal', 'View Details', 'Update Status', 'Schedule Meeting'];
    expect(await thatDoSomething(page, idle)).toEqual([]);
  });

  test('Leads: a search box, and per lead a last contact and three idle buttons', async () => {
    const { page } = visitor;
    await tab(page, 'Leads').click();
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    const texts = await rows.allTextContents();
    expect(texts).toHaveLength(12);
    for (const text of texts) {
      expect(text).toMatch(
        /(Brand|Shopping Center)Last contact: .+(High|Medium|Low)(Initial Contact|Meeting Scheduled|Proposal Sent|Follow Up)CallEmailFollow Up$/,
      );
    }
    expect(await thatDoSomething(page, ['+ Add Lead', 'Call', 'Email', 'Follow Up'])).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('katy');
    expect(await rows.count()).toBe(1);
  });

  test('Represented Brands: a search box, + Add Brand, and View Profile per brand', async () => {
    const { page } = visitor;
    await tab(page, 'Represented Brands').click();
    const brands = page.getByRole('tabpanel').locator('li > section');
    for (const text of await brands.allTextContents()) expect(text).toMatch(/\d+ match(es)?View Profile$/);
    expect(await brands.count()).toBe(8);
    expect(await thatDoSomething(page, ['+ Add Brand', 'View Profile'])).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search brands' }).fill('peak');
    expect(await brands.count()).toBe(1);
  });

  test('Represented Centers: a search box, + Add Center, and three buttons per center', async () => {
    const { page } = visitor;
    await tab(page, 'Represented Centers').click();
    const centers = page.getByRole('tabpanel').locator('li > section');
    expect(await centers.count()).toBe(8);
    for (const text of await centers.allTextContents()) {
      expect(text).toMatch(/, TX\d+ spaces? available\d+ match(es)?View SpacesView MatchesCenter Profile$/);
    }
    expect(await thatDoSomething(page, ['+ Add Center', 'View Spaces', 'View Matches', 'Center Profile'])).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search centers' }).fill('austin');
    expect(await centers.count()).toBe(2);
  });

  test('Industry Updates: a composer and a feed', async () => {
    const { page } = visitor;
    await tab(page, 'Industry Updates').click();
    await page.getByRole('textbox', { name: 'Your post' }).fill('A dock door has opened.');
    const texts = await page.getByRole('tabpanel').getByRole('article').allTextContents();
    for (const text of texts) expect(text).toMatch(/(Brand|Shopping Center|Broker).*\d+ likes?\d+ comments?Share$/);
    expect(await thatDoSomething(page, ['Add Photo', 'Tag Brand/Center', 'Post', 'Share'])).toEqual([]);
    expect(visitor.problems()).toEqual([]);
    expect(page.viewportSize()).toEqual(SIZES[size]);
  });
});
