/** Rows and the drawer at the widths between those of the other tests: a tablet on its side, a small laptop. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, type Example, startExample, tab, type Visitor } from './support.ts';

const HEIGHT = 900;

let example: Example;
let visitor: Visitor;
beforeAll(async () => {
  example = await startExample();
  visitor = await example.visitor();
});
afterAll(() => example?.close());

/** Tops and bottoms of the parts of each row, in one reading. */
function partsOf(rows: Locator): Promise<{ top: number; bottom: number }[][]> {
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return { top, bottom };
      }),
    ),
  );
}

/** The widths at which some row has a part that begins below another one. */
async function widthsThatBreak(page: Page, rows: Locator, widths: number[]): Promise<number[]> {
  const broken: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const parts = await partsOf(rows);
    expect(parts.length).toBeGreaterThan(1);
    const breaks = parts.some(
      (row) => Math.max(...row.map(({ top }) => top)) >= Math.min(...row.map(({ bottom }) => bottom)),
    );
    if (breaks) broken.push(width);
  }
  return broken;
}

const LAPTOPS = [1024, 1100, 1180, 1280, 1300, 1366, 1440, 1700];

test('leads keep to one line on every laptop', async () => {
  await visitor.follow('/dashboard/broker', 'Nora Whitfield');
  const { page } = visitor;
  await tab(page, 'Leads').click();
  const rows = page.locator('main li').filter({ has: button(page, 'Follow Up') });
  expect(await widthsThatBreak(page, rows, LAPTOPS)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: HEIGHT });
  const cut = await page
    .getByText(/^Last contact:/)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
  expect(cut).toEqual([]);
});

test('so do the brokers of the list', async () => {
  await visitor.follow('/dashboard/broker/directory', 'Broker Directory');
  const { page } = visitor;
  await page.getByRole('radio', { name: 'List' }).click();
  const rows = page.locator('main li > *').filter({ has: button(page, 'View Profile') });
  expect(await widthsThatBreak(page, rows, LAPTOPS)).toEqual([]);
});

test('the buttons of a listed space are as high as any other', async () => {
  const { page } = visitor;
  await visitor.follow('/dashboard/shopping-center/spaces', 'Available Spaces');
  const usual = await button(page, 'Add New Space').evaluate((one) => one.getBoundingClientRect().height);
  await page.getByRole('radio', { name: 'List' }).click();
  const buttons = page.locator('main li').getByRole('button');
  for (const width of [390, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect([...new Set(heights)], `at ${width} px`).toEqual([usual]);
  }
});

test('the drawer closes where the sidebar stands beside the page, and the page can be used', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1000, height: HEIGHT });
  await visitor.follow('/dashboard/broker', 'Nora Whitfield');
  await button(page, 'Open menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.setViewportSize({ width: 1100, height: HEIGHT });
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  await page.setViewportSize({ width: 1000, height: HEIGHT });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('Escape in Profile gives the focus back to the account menu', async () => {
  const { page } = visitor;
  const menu = page.getByRole('button', { name: 'Account menu' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Save changes' }).press('Enter'),
  ]) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Profile' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.waitFor();
    await leave();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((opener) => opener === document.activeElement)).toBe(true);
  }
  expect(visitor.problems()).toEqual([]);
});
