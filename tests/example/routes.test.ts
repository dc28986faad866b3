import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPictures, seriousIssues, setTheme, widthsThatOverflow } from './looks.ts';
import { MORE_ROUTES, ROUTES, TABS } from './routes.ts';
import { EVERY_SIZE, type Example, type Size, startExample, tab, type Visitor } from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

/** The widths that a layout has to stand, in pixels. */
const WIDTHS: Record<Size, number[]> = { desktop: [1920, 1440], mobile: [360, 390] };

/** Checks that hold on every screen. Of axe's rules only those about colour differ between the themes. */
async function looksSound({ page, problems }: Visitor, size: Size): Promise<void> {
  await setTheme(page, 'light');
  expect(await seriousIssues(page), 'axe, light').toEqual([]);
  await setTheme(page, 'dark');
  expect(await seriousIssues(page, ['color-contrast', 'link-in-text-block']), 'axe, dark').toEqual([]);
  expect(await blankPictures(page)).toEqual([]);
  expect(await widthsThatOverflow(page, WIDTHS[size]), 'widths that scroll sideways').toEqual([]);
  expect(problems(), 'console').toEqual([]);
}

describe.each(EVERY_SIZE)('at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
  });
  afterAll(() => visitor?.page.context().close());

  test.each([...ROUTES, ...MORE_ROUTES])(
    '$path shows $heading',
    async ({ path, heading, title, active, role, placeholder }) => {
      const { page } = visitor;
      // by its address on the large screen, by a link on the small one; pages that are only titles are all one module
      const byAddress = size === 'desktop' && !placeholder;
      await (byAddress ? visitor.goto(path) : visitor.follow(path, heading));
      if (byAddress) expect(await visitor.shift(), 'layout shift').toBeLessThan(0.02);
      // two pages in a row may have the same heading: the shell follows the address when React gets to it
      await expect.poll(() => page.locator('[data-page-title]').allTextContents()).toEqual(title ? [title] : []);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
      if (title) await expect.poll(() => page.title()).toBe(`${title} · Frontage`);
      if (title) {
        const badge = page.getByRole('button', { name: 'Account menu' });
        await expect.poll(() => badge.textContent()).toContain(role);
      }
      if (title && size === 'desktop') {
        const highlighted = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
        await expect.poll(() => highlighted.allTextContents()).toEqual(active ? [active] : []);
      }
      await looksSound(visitor, size);
    },
  );

  describe.each(Object.entries(TABS))('%s', (path, tabs) => {
    beforeAll(() => visitor.goto(path));

    test.each(tabs)('has a sound tab %s', async (name) => {
      await tab(visitor.page, name).click();
      await visitor.page.getByRole('tabpanel', { name, exact: true }).locator('h2, h3').first().waitFor();
      await looksSound(visitor, size);
    });
  });
});

test("a page that is being loaded shows 'Loading...'", async () => {
  const { page, goto, problems } = await example.visitor();
  await goto('/dashboard/brand');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/TeamContacts.tsx*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Team Contacts' }).click();
  await page.getByText('Loading...', { exact: true }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Team Contacts' }).waitFor();
  expect(await page.getByText('Loading...').count()).toBe(0);
  expect(problems()).toEqual([]);
});
