/** Menus, the palette and other overlays of the panels: their entries, and their accessibility. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/editor-ui/commands/commands.ts';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { type HostedEditor, openHosted } from './editor-host.ts';

const PATIENCE = { timeout: 30_000 };

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => editor?.close());

const press = (key: string) => editor.page.keyboard.press(key);
const menu = () => editor.page.getByRole('menu').first();
const banner = () => editor.page.getByRole('banner');

/** Opens by a button of the bar on top, and waits for the menu. */
async function openMenu(button: RegExp | string): Promise<void> {
  await banner().getByRole('button', { name: button }).first().click();
  await menu().waitFor(PATIENCE);
}

async function closeMenu(): Promise<void> {
  await press('Escape');
  await menu().waitFor({ state: 'detached' });
}

describe('another way in', () => {
  // covers ux keys.18, keys.33
  it('a menu entry hides and shows the panels', async () => {
    editor = await openHosted(browser);
    for (const state of ['detached', 'attached'] as const) {
      await openMenu('Main menu');
      await menu()
        .getByRole('menuitem', { name: /^Show or hide the panels/ })
        .click();
      await editor.inspector.waitFor({ state });
      await editor.layers.waitFor({ state });
    }
  });

  // covers ux keys.33
  it('every command is in the palette', async () => {
    editor = await openHosted(browser);
    await editor.select('p', 'p');
    await press('ControlOrMeta+k');
    await editor.page.getByRole('combobox', { name: 'Search commands' }).waitFor(PATIENCE);
    const shown = async () =>
      (await editor.page.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    const titles = COMMANDS.filter(({ id, enabled }) => !enabled && id !== 'palette').map(({ title }) => title);
    await expect.poll(shown, PATIENCE).toEqual(expect.arrayContaining(titles));
  });

  // covers ux behaviours.16
  it('the context menu has every entry, with its key, and the layers around', async () => {
    editor = await openHosted(browser);
    await editor.layers.getByRole('treeitem', { name: /^See .* p$/ }).click({ button: 'right' });
    const list = editor.page.getByRole('menu', { name: 'Element' }).getByRole('menuitem');
    await list.filter({ hasText: /^main/ }).waitFor(PATIENCE);
    const entries = await list.allInnerTexts();
    const said = entries.map((entry) => entry.replaceAll('\n', ' '));
    for (const entry of [
      /^Open in code editor/,
      /^Copy context for an agent/,
      /^Wrap in div.*Ctrl.*G/,
      /^Unwrap.*Ctrl.*Shift.*G/,
      /^Edit text.*↵/,
      /^Rename label.*F2/,
      /^Copy .*Ctrl.*C/,
      /^Paste after.*Ctrl.*V/,
      /^Cut.*Ctrl.*X/,
      /^Duplicate.*Ctrl.*D/,
      /^Delete.*Del/,
      /^Select parent.*Shift.*↵/,
      /^main/,
    ]) {
      expect(said).toContainEqual(expect.stringMatching(entry));
    }
    // a disabled entry says why
    expect(await list.filter({ hasText: 'Paste after' }).getAttribute('title')).toBe('Nothing is copied.');
    expect(await list.filter({ hasText: 'Duplicate' }).getAttribute('title')).toBeNull();
    await editor.page.getByRole('menuitem', { name: /^main/ }).click();
    await editor.inspector.locator('[data-element-name]', { hasText: /^main$/ }).waitFor(PATIENCE);
  });

  // covers ux behaviours.6
  it('⌥ with ← and → closes and opens all layers below', async () => {
    editor = await openHosted(browser);
    const rows = () => editor.layers.getByRole('treeitem').count();
    const all = await rows();
    await editor.layers.getByRole('treeitem').first().click();
    await press('Alt+ArrowLeft');
    await expect.poll(rows).toBe(1);
    await press('Alt+ArrowRight');
    await expect.poll(rows).toBeGreaterThanOrEqual(all);
    expect(editor.page.url()).toContain(new URL(editor.host.editorUrl).origin);
  });
});

describe('axe', () => {
  // covers ux behaviours.20
  it.each(['light', 'dark'] as const)('axe finds nothing serious in what opens over the panels, %s', async (theme) => {
    editor = await openHosted(browser, { theme });
    const findings = async (where: string) => expect([where, await axeFindings(editor.page)]).toEqual([where, []]);
    await findings('first steps');
    await editor.select('h1', 'h1');
    await press('a');
    await editor.page.locator('[data-panel="insert"]').getByRole('textbox').waitFor(PATIENCE);
    await findings('what can be added');
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('a');

    for (const button of [/viewport/, /^State:/, /^Theme of the app/]) {
      await openMenu(button);
      await findings(String(button));
      await closeMenu();
    }
    await openMenu('Main menu');
    await menu().getByRole('menuitem', { name: 'Theme' }).click();
    await editor.page.getByRole('menuitemradio', { name: 'Dark', exact: true }).waitFor(PATIENCE);
    await findings('theme menu');
    await press('Escape');
    await press('Escape');
    await menu().waitFor({ state: 'detached' });

    await editor.layers.getByRole('treeitem', { name: /^See .* p$/ }).click({ button: 'right' });
    await menu().waitFor(PATIENCE);
    await findings('context menu');
    await closeMenu();

    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+s');
    await editor.page.locator('[data-toast="saved"]').waitFor(PATIENCE);
    await findings('a success');
    await press('ControlOrMeta+k');
    await editor.page.getByRole('combobox', { name: 'Search commands' }).fill('no such command');
    await findings('palette without a match');
    await press('Escape');
    await editor.inspector.getByRole('combobox', { name: 'Add classes' }).fill('mt');
    await findings('class field');
  });
});
