/** Everybody can use the panels: axe finds nothing serious in them in both themes, and they hold together at a small window. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeActivity } from '../editor-ui/fake-project.ts';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { type HostedEditor, openHosted } from './editor-host.ts';

const PATIENCE = { timeout: 20_000 };
const activities = [fakeActivity(2), fakeActivity(1)];

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => editor?.close());

const press = (key: string) => editor.page.keyboard.press(key);
const findings = () => axeFindings(editor.page);

for (const theme of ['light', 'dark'] as const) {
  describe(`axe, ${theme}`, () => {
    // covers ux behaviours.20
    it('finds nothing serious in inspector, code, review and dialogs', async () => {
      editor = await openHosted(browser, { theme, activities, size: { width: 1280, height: 720 } });
      await editor.layers.getByRole('treeitem', { name: /^Card .*component, 1 of 3/ }).click();
      await editor.inspector.getByRole('group', { name: 'Where edits go' }).waitFor(PATIENCE);
      await editor.inspector.getByRole('button', { name: 'tone: calm' }).waitFor(PATIENCE);
      await editor.inspector.getByText('Accessibility').waitFor(PATIENCE);
      expect(await findings()).toEqual([]);

      await editor.layers.getByRole('treeitem', { name: /^Brand pages h2/ }).click();
      await editor.inspector.getByRole('textbox', { name: 'Text of title' }).waitFor(PATIENCE);
      await editor.inspector.getByText('it is state of the page').waitFor(PATIENCE);
      await press('Alt+4');
      await editor.activity.getByRole('textbox', { name: 'Source of src/App.tsx' }).waitFor(PATIENCE);
      expect(await findings()).toEqual([]);
      await editor.activity.locator('.cm-line', { hasText: 'Every centre' }).click();
      await editor.page.keyboard.type(' x');
      await editor.activity.getByText('Not saved').waitFor(PATIENCE);
      expect(await findings()).toEqual([]);

      await editor.activity.getByRole('tab', { name: 'Review' }).click();
      await editor.activity.getByRole('button', { name: 'Stage in git' }).waitFor(PATIENCE);
      await editor.activity.getByRole('button', { name: 'Side by side' }).click();
      await editor.activity.getByRole('table').waitFor(PATIENCE);
      expect(await findings()).toEqual([]);

      for (const [key, dialog] of [
        ['ControlOrMeta+,', 'Settings'],
        ['ControlOrMeta+Alt+KeyG', 'Wrap in…'],
      ] as const) {
        await editor.page.locator('[data-panel="canvas"]').focus();
        await press(key);
        await editor.page.getByRole('dialog', { name: dialog }).waitFor(PATIENCE);
        expect(await findings()).toEqual([]);
        await press('Escape');
        await editor.page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      expect(editor.complaints).toEqual([]);
    });
  });
}

describe('what is written and not saved', () => {
  it('outlives the panel that it was written in', async () => {
    editor = await openHosted(browser, { activities });
    await editor.select('h1', 'h1');
    await press('Alt+4');
    await editor.activity.locator('.cm-line', { hasText: 'Every centre' }).click(PATIENCE);
    await press('End');
    await editor.page.keyboard.type(' // mine');
    await editor.activity.getByText('Not saved').waitFor(PATIENCE);
    await editor.activity.getByRole('button', { name: 'Close' }).click();
    await editor.activity.waitFor({ state: 'detached' });
    await press('Alt+4');
    await editor.activity.locator('.cm-line', { hasText: '// mine' }).waitFor(PATIENCE);
    await editor.activity.getByText('Not saved').waitFor(PATIENCE);
  });
});

describe('settings and first steps', () => {
  it('stay as they were left', async () => {
    editor = await openHosted(browser);
    const steps = editor.page.getByRole('complementary', { name: 'First steps' });
    await steps.getByText('Click anything').waitFor();
    await editor.select('h1', 'h1');
    await steps.getByText('1 of 4 done').waitFor({ state: 'attached' });
    await steps.getByRole('button', { name: 'Hide the first steps' }).click();
    await steps.waitFor({ state: 'detached' });

    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+,');
    const dialog = editor.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('switch', { name: 'Grid' }).click();
    await editor.page.locator('[data-grid]').waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Side by side' }).click();
    await editor.page.reload();
    await editor.page.locator('[data-grid]').waitFor({ state: 'attached', ...PATIENCE });
    expect(await steps.count()).toBe(0);
  });
});
