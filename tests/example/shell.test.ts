import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { button, EVERY_SIZE, type Example, startExample, type Visitor } from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

const MENUS = {
  '/dashboard/brand': {
    Dashboard: '',
    'Expansion Criteria': '/criteria',
    'Target Markets': '/markets',
    'Team Contacts': '/team',
    'Center Matches': '/matches',
    'Broker Directory': '/brokers',
  },
  '/dashboard/shopping-center': {
    Dashboard: '',
    'Tenant Mix': '/tenants',
    'Available Spaces': '/spaces',
    'Brand Matches': '/matches',
    'Broker Directory': '/brokers',
  },
  '/dashboard/broker': {
    Dashboard: '',
    Territory: '/territory',
    'Active Deals': '/deals',
    Leads: '/leads',
    Brands: '/brands',
    Centers: '/centers',
    Directory: '/directory',
  },
};

/** The heading of each page that is visited here. */
const HEADINGS: Record<string, string> = {
  '/dashboard/brand': 'Brand Dashboard',
  '/dashboard/shopping-center': 'Preston Park Galleria',
  '/dashboard/broker': 'Nora Whitfield',
  '/dashboard/broker/leads': 'Leads',
  '/dashboard/constructor': 'This unit is empty',
};
const arrive = (visitor: Visitor, path: string) => visitor.follow(path, HEADINGS[path] ?? '');

/** Label -> path of every item of the sidebar, which is opened first where it is a drawer. */
async function menu({ page }: Visitor): Promise<Record<string, string>> {
  const opener = button(page, 'Open menu');
  if (await opener.isVisible()) await opener.click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const items = await links.evaluateAll((all) => all.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? '']));
  return Object.fromEntries(items) as Record<string, string>;
}

describe.each(EVERY_SIZE)('at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
  });
  afterAll(() => visitor?.page.context().close());
  // closes the drawer or other overlays that a test has left open
  afterEach(() => visitor.page.keyboard.press('Escape'));

  test.each(Object.entries(MENUS))('the menu of %s', async (base, items) => {
    await arrive(visitor, base);
    const expected = Object.entries(items).map(([label, rest]) => [label, base + rest]);
    expect(Object.entries(await menu(visitor))).toEqual(expected);
  });

  test('a role that does not exist has the brand menu and reads Brand', async () => {
    await arrive(visitor, '/dashboard/constructor');
    const account = visitor.page.getByRole('button', { name: 'Account menu' });
    expect(await account.textContent()).toContain('Brand');
    expect(Object.values(await menu(visitor))).toContain('/dashboard/brand/criteria');
  });

  test('the bell counts 3', async () => {
    await arrive(visitor, '/dashboard/broker');
    const bell = visitor.page.getByRole('button', { name: /^Notifications:/ });
    expect(await bell.textContent()).toBe('Notifications: 3');
  });

  test('the account menu has a name, a role and four entries; Settings and My Account do nothing', async () => {
    const { page } = visitor;
    await arrive(visitor, '/dashboard/shopping-center');
    const open = () => page.getByRole('button', { name: 'Account menu' }).click();
    await open();
    const accountMenu = page.getByRole('menu');
    expect(await accountMenu.textContent()).toMatch(/^Daniel ReyesShopping Center/);
    const entries = accountMenu.getByRole('menuitem');
    expect(await entries.allTextContents()).toEqual(['My Account', 'Profile', 'Settings', 'Sign Out']);
    for (const entry of ['My Account', 'Settings']) {
      if (await accountMenu.isHidden()) await open();
      await page.getByRole('menuitem', { name: entry }).click();
      await accountMenu.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/dashboard/shopping-center');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await open();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('Sign Out in the sidebar leads to the root', async () => {
    const { page } = visitor;
    await arrive(visitor, '/dashboard/broker/leads');
    await menu(visitor);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('Profile opens a dialog to edit; Save changes only closes it', async () => {
    const { page } = visitor;
    await arrive(visitor, '/dashboard/brand');
    const open = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    const fields = dialog.getByRole('textbox');
    expect(await fields.count()).toBe(2);
    expect(await fields.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).required))).toEqual([
      false,
      false,
    ]);
    expect(await dialog.getByText('Brand', { exact: true }).evaluate((badge) => badge.tagName)).toBe('SPAN');
    await dialog.getByLabel('Name').fill('Somebody Else');
    await dialog.getByLabel('Email').fill('not checked at all');
    await button(dialog, 'Save changes').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('Somebody Else').count()).toBe(0);
    await open();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Amara Osei');
    expect(visitor.problems()).toEqual([]);
  });
});

describe('the sidebar of small screens', () => {
  test('slides in and out for 300 ms, and closes when an item is chosen', async () => {
    const visitor = await example.visitor({ size: 'mobile', motion: true });
    const { page } = visitor;
    await visitor.goto('/dashboard/brand');
    await page.evaluate(() => {
      const seen: string[] = [];
      document.addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName.startsWith('drawer')) {
          seen.push(`${animationName} ${getComputedStyle(target as Element).animationDuration}`);
        }
      });
      Object.assign(window, { seen });
    });
    expect(await page.getByRole('navigation', { name: 'Main' }).isHidden()).toBe(true);
    await button(page, 'Open menu').click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Team Contacts' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Team Contacts' }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'drawer-in 0.3s',
      'drawer-out 0.3s',
    ]);
  });

  test('highlights the item of the page and closes by keyboard', async () => {
    const visitor = await example.visitor({ size: 'mobile' });
    const { page } = visitor;
    await visitor.goto('/dashboard/broker/leads');
    await button(page, 'Open menu').press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expect(await drawer.locator('[aria-current=page]').allTextContents()).toEqual(['Leads']);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await button(page, 'Open menu').evaluate((opener) => opener === document.activeElement)).toBe(true);
  });
});

test('the theme button switches the theme and the choice is kept; the system decides until then', async () => {
  const { page, goto } = await example.visitor({ theme: 'dark' });
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await goto('/dashboard/brand');
  expect(await dark()).toBe(true);
  await button(page, 'Use light theme').click();
  expect(await dark()).toBe(false);
  await goto('/');
  expect(await dark()).toBe(false);
});

test('the shell takes a name, a role and a brand name', async () => {
  const { page, goto } = await example.visitor();
  await goto('/dashboard/broker/leads');
  const inputs = await page.evaluate(() => {
    interface Fiber {
      type?: { name?: string };
      memoizedProps: Record<string, unknown>;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const find = (fiber: Fiber | null): Fiber | null =>
      fiber && (fiber.type?.name === 'AppShell' ? fiber : (find(fiber.child) ?? find(fiber.sibling)));
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const { children: _, ...props } = find(root[key ?? ''] ?? null)?.memoizedProps ?? {};
    return props;
  });
  expect(inputs).toEqual({ userName: 'Nora Whitfield', userRole: 'broker', brandName: 'Frontage' });
});
