/** Everybody can use it: no serious finding of axe in any state, both themes; nothing overflows at any size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeActivity } from '../editor-ui/fake-project.ts';
import { launchBrowser } from '../support/browser.ts';
import { type HostedEditor, openHosted } from './editor-host.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => editor?.close());

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Serious and critical findings in the editor's own page (the app in the frame is not ours). */
async function findings(): Promise<string[]> {
  await editor.page.evaluate(AXE);
  await editor.page.locator('[data-starting-style]').first().waitFor({ state: 'detached' });
  // half faded in, everything has too little contrast
  await editor.page.evaluate(async () => {
    const finite = document.getAnimations().filter((a) => a.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  const found = await editor.page.evaluate(async () => {
    const axe = (
      window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> } }
    ).axe;
    const { violations } = await axe.run({ exclude: ['iframe'] }, { iframes: false });
    return violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html}\n${node.failureSummary}`).join('\n')}`);
}

const activities = [
  fakeActivity(3),
  fakeActivity(2, { undone: true }),
  fakeActivity(1, { type: 'UNKNOWN', changeName: '', origin: 'external' }),
];

for (const theme of ['light', 'dark'] as const) {
  describe(`axe, ${theme}`, () => {
    it('finds nothing serious in the panels', async () => {
      editor = await openHosted(browser, { theme, activities });
      expect(await findings()).toEqual([]);
      await editor.select('h1', 'h1');
      await editor.page.getByRole('button', { name: 'Activity' }).click();
      await editor.activity.getByRole('table').waitFor();
      expect(await findings()).toEqual([]);
    });

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
    });
  }
});
