/** Everybody can use it: no serious finding of axe in any state, both themes; nothing overflows at any size. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeActivity } from '../editor-ui/fake-project.ts';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { type HostedEditor, openHosted } from './editor-host.ts';

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => editor?.close());

const findings = () => axeFindings(editor.page);

const activities = [
  fakeActivity(3),
  fakeActivity(2, { undone: true }),
  fakeActivity(1, { type: 'UNKNOWN', changeName: '', origin: 'external' }),
];

for (const theme of ['light', 'dark'] as const) {
  describe(`axe, ${theme}`, () => {
    // covers ux behaviours.1, behaviours.20
    it('finds nothing serious in the panels', async () => {
      editor = await openHosted(browser, { theme, activities });
      expect(await findings()).toEqual([]);
      await editor.select('h1', 'h1');
      await editor.page.getByRole('button', { name: 'Activity' }).click();
      await editor.activity.getByRole('table').waitFor();
      expect(await findings()).toEqual([]);
      const undo = editor.page.getByRole('banner').getByRole('button', { name: 'Undo' });
      expect(await undo.getAttribute('aria-keyshortcuts')).toBe('Control+Z');
    });

    // covers ux behaviours.20
    it('finds nothing serious in menus, dialogs and messages', async () => {
      editor = await openHosted(browser, { theme, activities });
      await editor.page.getByRole('button', { name: 'Main menu' }).click();
      await editor.page.getByRole('menu').waitFor();
      expect(await findings()).toEqual([]);
      await editor.page.keyboard.press('Escape');
      await editor.page.keyboard.press('ControlOrMeta+k');
      await editor.page.getByRole('combobox').waitFor();
      expect(await findings()).toEqual([]);
      await editor.page.keyboard.press('Escape');
      await editor.page.locator('[data-panel="canvas"]').press('Shift+?');
      await editor.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect(await findings()).toEqual([]);
      await editor.page.keyboard.press('Escape');
      await editor.select('button', 'button');
      editor.host.refuseNext({ code: 'x', message: 'The text comes from `brands`.', hint: 'Edit it there.' });
      await editor.page.keyboard.press('Delete');
      await editor.page.getByText('Edit it there.').first().waitFor();
      expect(await findings()).toEqual([]);
    });

    it('finds nothing serious where the editor cannot start or the server is away', async () => {
      editor = await openHosted(browser, { theme, url: (host) => host.editorUrl, ready: false });
      await editor.page.getByRole('alert').waitFor();
      expect(await findings()).toEqual([]);
      await editor.page.goto(editor.host.openUrl);
      await editor.layers.getByRole('treeitem').first().waitFor();
      editor.host.goAway();
      await editor.page.getByRole('alert').waitFor();
      expect(await findings()).toEqual([]);
    });
  });
}

describe('themes', () => {
  it('follow the system until one is chosen, and the choice stays', async () => {
    editor = await openHosted(browser, { theme: 'dark' });
    const background = () => editor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await editor.page.getByRole('button', { name: 'Main menu' }).click();
    await editor.page.getByRole('menuitem', { name: 'Theme' }).click();
    await editor.page.getByRole('menuitemradio', { name: 'Light', exact: true }).click();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await editor.page.reload();
    await editor.layers.waitFor();
    expect(await background()).toBe(light);
  });
});

describe('sizes', () => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ]) {
    // covers ux behaviours.1
    it(`${size.width}×${size.height}: nothing is cut off or lies outside of the window`, async () => {
      editor = await openHosted(browser, { size, activities });
      await editor.select('h1', 'h1');
      await editor.page.getByRole('button', { name: 'Activity' }).click();
      await editor.activity.getByRole('table').waitFor();
      const outside = await editor.page.evaluate(() => {
        const controls = [...document.querySelectorAll('button, input, textarea, h1, h2')];
        return controls
          .filter((el) => el.getClientRects().length > 0)
          .filter((el) => {
            const box = el.getBoundingClientRect();
            // content of a scrolling panel may lie below the fold, but never beside it
            if (el.closest('.overflow-y-auto')) return box.right > innerWidth || box.left < 0;
            return box.right > innerWidth || box.bottom > innerHeight || box.left < 0 || box.top < 0;
          })
          .map((el) => el.outerHTML.slice(0, 120));
      });
      expect(outside).toEqual([]);
      const scrolls = await editor.page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(scrolls).toEqual([0, 0]);

      // the longest menu, at the place that has the least room below it
      await editor.layers.getByRole('treeitem').last().click({ button: 'right' });
      const menu = editor.page.getByRole('menu', { name: 'Element' });
      const within = () =>
        menu.evaluate((el) => {
          const { top, bottom } = el.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(within).toBe(true);
      const last = menu.getByRole('menuitem').last();
      await last.scrollIntoViewIfNeeded();
      const isHit = (el: Element) => {
        const { left, top, width, height } = el.getBoundingClientRect();
        return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      await expect.poll(() => last.evaluate(isHit)).toBe(true);
    });
  }
});
