/** Everyday words: a heading, the label of an icon button, a column's header, and the colour of a chart. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';

const SPACES = 'src/pages/shopping-center/spaces/AvailableSpaces.tsx';
const ACTIONS = 'src/pages/broker/directory/BrokerActions.tsx';
const PLACEHOLDERS = 'src/pages/placeholders.ts';
const TENANTS = 'src/pages/shopping-center/CurrentTenantsTab.tsx';
const MEMBERS = 'src/data/team-members.ts';
const LEASES = 'src/pages/shopping-center/analytics/LeaseExpirationsChart.tsx';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());
afterEach(async () => {
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const texts = (element: string) =>
  desk.app.locator(element).evaluateAll((nodes) => nodes.map((one) => one.textContent));

it('a heading of a page that is loaded lazily is renamed', async () => {
  const heading = desk.app.locator('main h1');
  await desk.open('/dashboard/shopping-center/spaces', heading);
  await desk.carryOut({
    async act() {
      await heading.dblclick();
      await desk.app.locator('h1[contenteditable]').waitFor();
      await desk.page.keyboard.type('Open Units');
      await desk.press('Enter');
    },
    look: () => texts('main h1'),
    shows: ['Open Units'],
    files: { [SPACES]: desk.edited(SPACES, '>Available Spaces<', '>Open Units<') },
  });
});

it('words that are typed are saved by a press in the inspector, before what is set there', async () => {
  const heading = desk.app.locator('main h1');
  await desk.open('/dashboard/shopping-center/spaces', heading);
  const size = desk.styles.field('Letter spacing');
  await desk.carryOut({
    async act() {
      await heading.dblclick();
      await desk.app.locator('h1[contenteditable]').waitFor();
      await desk.page.keyboard.type('Open Units');
      await size.click();
      await expect.poll(() => desk.project.read(SPACES)).toContain('>Open Units<');
      // the pressed field has the focus: what is typed next goes there
      await desk.app.locator('h1[contenteditable]').waitFor({ state: 'detached' });
      await expect.poll(() => size.evaluate((field) => field === document.activeElement)).toBe(true);
      await desk.page.keyboard.press('ControlOrMeta+a');
      await desk.page.keyboard.type('2px');
      await desk.page.keyboard.press('Enter');
    },
    look: () =>
      heading.evaluateAll((nodes) => nodes.map((one) => [one.textContent, getComputedStyle(one).letterSpacing])),
    shows: [['Open Units', '2px']],
    files: {
      [SPACES]: desk
        .edited(SPACES, '>Available Spaces<', '>Open Units<')
        .replace('tracking-tight">Open Units', 'tracking-[2px]">Open Units'),
    },
  });
});

it('words that are typed right after an undo replace those that it puts back', async () => {
  const heading = desk.app.locator('main h1');
  await desk.open('/dashboard/shopping-center/spaces', heading);
  const type = async (words: string) => {
    await heading.dblclick();
    await desk.app.locator('h1[contenteditable]').waitFor();
    await desk.page.keyboard.type(words);
    await desk.press('Enter');
  };
  await desk.carryOut({
    async act() {
      await type('Open Units');
      await expect.poll(() => desk.project.read(SPACES)).toContain('>Open Units<');
      await desk.press('ControlOrMeta+z');
      await type('Free Units');
    },
    look: () => texts('main h1'),
    shows: ['Free Units'],
    files: { [SPACES]: desk.edited(SPACES, '>Available Spaces<', '>Free Units<') },
  });
});

it('a title that a lazily loaded page gets from the table of routes is retyped there', async () => {
  const heading = desk.app.locator('main h1');
  await desk.open('/dashboard/brand/markets', heading);
  await desk.carryOut({
    async act() {
      await heading.dblclick();
      const field = desk.page.getByRole('textbox', { name: 'Text of title' });
      await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
      await field.fill('Regions');
      await field.press('Enter');
    },
    look: () => texts('main h1'),
    shows: ['Regions'],
    files: { [PLACEHOLDERS]: desk.edited(PLACEHOLDERS, "title: 'Target Markets'", "title: 'Regions'") },
  });
});

it('the label of an icon button is changed where its words stand', async () => {
  const icon = desk.app.locator('main li button[aria-label]');
  await desk.open('/dashboard/broker/directory', icon.first());
  const labels = async () =>
    (await icon.evaluateAll((nodes) => nodes.map((one) => one.getAttribute('aria-label')))).slice(0, 2);
  await desk.carryOut({
    async act() {
      await desk.pick(icon.nth(1), 'Button');
      const field = desk.page.locator('[data-panel="inspector"]').getByRole('textbox', { name: 'aria-label' });
      await expect.poll(() => field.inputValue()).toBe('Call');
      await field.fill('Ring');
      await field.press('Enter');
    },
    look: labels,
    shows: ['Ring Nora Whitfield', 'Ring Marcus Bell'],
    files: { [ACTIONS]: desk.edited(ACTIONS, '`Call ', '`Ring ') },
  });
});

it('a name in a list that code derives from rows and filters is retyped in its row', async () => {
  const names = desk.app.locator('main li h2');
  await desk.open('/dashboard/brand/team', names.first());
  await desk.carryOut({
    async act() {
      await names.nth(1).dblclick();
      const field = desk.page.getByRole('textbox', { name: 'Text of member.name' });
      await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
      await field.fill('Julian Parker');
      await field.press('Enter');
    },
    look: async () => (await texts('main li h2')).slice(0, 3),
    shows: ['Amara Osei', 'Julian Parker', 'Elena Marsh'],
    files: { [MEMBERS]: desk.edited(MEMBERS, "'Julian Park'", "'Julian Parker'") },
  });
});

it('a telephone number that a component shows as its children is retyped in the row of the list', async () => {
  const numbers = desk.app.locator('main li p:has(.lucide-phone)');
  await desk.open('/dashboard/brand/team', numbers.first());
  await desk.carryOut({
    async act() {
      await numbers.first().dblclick();
      const field = desk.page.getByRole('textbox', { name: 'Text of children' });
      await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
      await field.fill('(214) 555-0999');
      await field.press('Enter');
    },
    look: async () => (await texts('main li p:has(.lucide-phone)')).slice(0, 1),
    shows: ['(214) 555-0999'],
    files: { [MEMBERS]: desk.edited(MEMBERS, '(214) 555-0118', '(214) 555-0999') },
  });
});

describe('in a tab of a center', () => {
  it('the header of a column is retyped in the list of columns', async () => {
    const header = desk.app.locator('thead th');
    const openTenants = () => desk.openTab('Current Tenants', header.first());
    await desk.open('/dashboard/shopping-center', desk.app.locator('main h1'));
    await openTenants();
    await desk.carryOut({
      async act() {
        await header.nth(3).dblclick();
        const field = desk.page.getByRole('textbox', { name: 'Text of column' });
        await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
        await field.fill('Ends');
        await field.press('Enter');
      },
      look: () => texts('thead th'),
      shows: ['Tenant', 'Category', 'Space', 'Ends', 'Actions'],
      files: { [TENANTS]: desk.edited(TENANTS, "'Lease End'", "'Ends'") },
      reopen: openTenants,
    });
  });

  it('the bars of a chart get another colour', async () => {
    const bar = desk.app.locator('section', { hasText: 'Lease Expirations' }).locator('.recharts-bar-rectangle path');
    const openCharts = () => desk.openTab('Analytics', bar.first());
    await desk.open('/dashboard/shopping-center', desk.app.locator('main h1'));
    await openCharts();
    await desk.carryOut({
      async act() {
        await bar.first().scrollIntoViewIfNeeded();
        await desk.pick(bar.first(), 'Bar', false);
        const field = desk.page.getByRole('textbox', { name: 'fill', exact: true });
        await field.fill('var(--chart-4)');
        await field.press('Enter');
      },
      look: async () => [...new Set(await bar.evaluateAll((nodes) => nodes.map((one) => one.getAttribute('fill'))))],
      shows: ['var(--chart-4)'],
      files: { [LEASES]: desk.edited(LEASES, 'fill="var(--chart-3)"', 'fill="var(--chart-4)"') },
      reopen: openCharts,
    });
  });
});
