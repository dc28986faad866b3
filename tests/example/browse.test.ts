import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  button,
  choose,
  EVERY_SIZE,
  type Example,
  settled,
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

/** The names on the cards or rows in sight, in order. */
const names = ({ page }: Visitor) => page.getByRole('main').locator('li h2').allTextContents();
const search = ({ page }: Visitor, text: string) => page.getByRole('main').getByRole('searchbox').fill(text);
const view = ({ page }: Visitor, name: string) => page.getByRole('radio', { name, exact: true });

describe.each(EVERY_SIZE)('Team Contacts at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/brand/team');
  });
  afterAll(() => visitor?.page.context().close());

  test('the internal team first, each with every detail and two idle buttons', async () => {
    const { page } = visitor;
    expect(await page.locator('[role=tab][data-state=active]').textContent()).toBe('Internal Team');
    const texts = await page.getByRole('tabpanel').locator('li > section').allTextContents();
    expect(texts).toHaveLength(7);
    for (const text of texts) expect(text).toMatch(/@marlowfinch\.example\(\d{3}\) 555-\d{4}.+, TXEmailCall$/);
    expect(await thatDoSomething(page, ['Email', 'Call'])).toEqual([]);
  });

  test.each([
    ['name', 'KEIKO', ['Keiko Tanaka']],
    ['title', 'counsel', ['Theo Lindqvist']],
    ['department', 'real estate', ['Amara Osei', 'Julian Park']],
  ])('the search finds by %s', async (_, text, found) => {
    await search(visitor, text);
    expect(await names(visitor)).toEqual(found);
    await search(visitor, '');
    expect(await names(visitor)).toHaveLength(7);
  });

  test('a search that finds nobody says so', async () => {
    await search(visitor, 'nobody at all');
    await visitor.page.getByText('Nobody here matches that search.').waitFor();
    await search(visitor, '');
  });

  test('External Partners ends with a card to add one, whose button does nothing', async () => {
    const { page } = visitor;
    await tab(page, 'External Partners').click();
    expect((await names(visitor)).at(-1)).toBe('Add External Partner');
    expect(await thatDoSomething(page, ['Add Partner'])).toEqual([]);
    await search(visitor, 'architect');
    expect(await names(visitor)).toEqual(['Tomas Vega', 'Add External Partner']);
    await search(visitor, '');
  });

  test('Add Team Member opens a form that checks nothing and sends nothing', async () => {
    const { page } = visitor;
    await button(page, 'Add Team Member').click();
    const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
    const inputs = await dialog.locator('input').evaluateAll((all) =>
      (all as HTMLInputElement[]).map((input) => ({
        label: input.labels?.[0]?.textContent,
        type: input.type,
        free: !input.required && input.minLength < 0 && input.maxLength < 0 && !input.pattern,
      })),
    );
    expect(inputs).toEqual([
      { label: 'Name', type: 'text', free: true },
      { label: 'Title', type: 'text', free: true },
      { label: 'Department', type: 'text', free: true },
      { label: 'Email', type: 'email', free: true },
      { label: 'Phone', type: 'text', free: true },
    ]);
    await dialog.getByLabel('Name').fill('New Person');
    await button(dialog, 'Add Team Member').click();
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('New Person').count()).toBe(0);
    expect(visitor.problems()).toEqual([]);
  });
});

describe.each(EVERY_SIZE)('Broker Directory at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/broker/directory');
  });
  afterAll(() => visitor?.page.context().close());
  afterEach(async () => {
    await search(visitor, '');
    await choose(visitor.page, 'Specialty', 'All Specialties');
    await choose(visitor.page, 'Location', 'All Locations');
  });
  const showing = (n: number) => visitor.page.getByText(`Showing ${n} brokers`, { exact: true }).waitFor();

  test('a grid first, of cards with every fact and three idle buttons', async () => {
    const { page } = visitor;
    expect(await view(visitor, 'Grid').isChecked()).toBe(true);
    await showing(10);
    const texts = await page.getByRole('main').locator('li > section').allTextContents();
    for (const text of texts) expect(text).toMatch(/[0-5]\.\dout of 5\d+ deals closed.+, TX\(\d{3}\) 555-\d{4}\S+@\S+/);
    const [first] = await names(visitor);
    expect(await thatDoSomething(page, [`Call ${first}`, 'Contact', 'View Profile'])).toEqual([]);
  });

  test.each([
    ['name', 'raman', ['Priya Raman']],
    ['company', 'trinity', ['Leila Haddad']],
    ['specialty', 'grocery', ['Marcus Bell', 'Samuel Adeyemi', 'Victor Stone']],
  ])('the search matches the %s', async (_, text, found) => {
    await search(visitor, text);
    expect(await names(visitor)).toEqual(found);
    await showing(found.length);
  });

  test.each([
    ['Retail', 6],
    ['Luxury', 4],
    ['Food', 5],
    ['Fashion', 4],
    ['Grocery', 3],
  ])('the specialty %s leaves %i', async (specialty, n) => {
    await choose(visitor.page, 'Specialty', specialty);
    await showing(n);
  });

  test.each([
    ['Dallas', 3],
    ['Houston', 3],
    ['Austin', 2],
    ['San Antonio', 2],
  ])('the location %s leaves %i', async (location, n) => {
    await choose(visitor.page, 'Location', location);
    await showing(n);
  });

  test('filters add up, and say so when nobody is left', async () => {
    await choose(visitor.page, 'Location', 'Austin');
    await choose(visitor.page, 'Specialty', 'Food');
    expect(await names(visitor)).toEqual(['Priya Raman', 'Grace Liu']);
    await search(visitor, 'hill country');
    await showing(1);
    await choose(visitor.page, 'Specialty', 'Grocery');
    await showing(0);
    await visitor.page.getByText('No broker fits these filters.').waitFor();
  });

  test('List shows the same brokers in rows, and keeps the filters', async () => {
    await choose(visitor.page, 'Specialty', 'Luxury');
    const addresses = visitor.page.getByRole('main').getByText(/@.+\.example$/);
    const inGrid = await names(visitor);
    expect(await addresses.count()).toBe(inGrid.length);
    await view(visitor, 'List').click();
    expect(await names(visitor)).toEqual(inGrid);
    expect(await addresses.count(), 'rows leave out the email').toBe(0);
    await view(visitor, 'Grid').click();
    expect(visitor.problems()).toEqual([]);
  });
});

describe.each(EVERY_SIZE)('Available Spaces at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
    await visitor.goto('/dashboard/shopping-center/spaces');
  });
  afterAll(() => visitor?.page.context().close());
  afterEach(async () => {
    await search(visitor, '');
    for (const [select, all] of Object.entries({ Type: 'All Types', Status: 'All Statuses', Size: 'All Sizes' })) {
      await choose(visitor.page, select, all);
    }
  });
  const showing = (n: number) => visitor.page.getByText(`Showing ${n} spaces`, { exact: true }).waitFor();

  test('a grid first; its buttons do nothing', async () => {
    expect(await view(visitor, 'Grid').isChecked()).toBe(true);
    await showing(12);
    expect(await thatDoSomething(visitor.page, ['Schedule Tour', 'Add New Space', 'View Details'])).toEqual([]);
  });

  test.each([
    ['unit', 'k-0', ['Unit K-03', 'Unit K-07']],
    ['location', 'south court', ['Unit D-402', 'Unit D-410']],
    ['type', 'ANCHOR', ['Unit C-300', 'Unit C-315']],
  ])('the search matches the %s', async (_, text, found) => {
    await search(visitor, text);
    expect(await names(visitor)).toEqual(found);
    await showing(found.length);
  });

  test.each([
    ['Type', 'Retail', 5],
    ['Type', 'Restaurant', 3],
    ['Type', 'Kiosk', 2],
    ['Type', 'Anchor', 2],
    ['Status', 'Available', 7],
    ['Status', 'Pending', 3],
    ['Status', 'Reserved', 2],
  ])('the filter %s %s leaves %i', async (select, option, n) => {
    await choose(visitor.page, select, option);
    await showing(n);
  });

  test('filters add up, in the list too, and say so when nothing is left', async () => {
    await choose(visitor.page, 'Type', 'Retail');
    await choose(visitor.page, 'Status', 'Pending');
    await view(visitor, 'List').click();
    expect(await names(visitor)).toEqual(['Unit A-131', 'Unit D-410']);
    await search(visitor, 'atrium');
    await showing(0);
    await visitor.page.getByText('No space fits these filters.').waitFor();
    await view(visitor, 'Grid').click();
    await settled(visitor.page);
    expect(visitor.problems()).toEqual([]);
  });
});
