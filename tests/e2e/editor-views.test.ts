/** Every way to move between views: layers, canvas, keys, panels, sizes. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../editor-ui/fake-project.ts';
import { launchBrowser } from '../support/browser.ts';
import { frameCalls, type HostedEditor, openHosted } from './editor-host.ts';

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  editor = await openHosted(browser);
});
afterEach(() => editor?.close());

const row = (name: RegExp | string) => editor.layers.getByRole('treeitem', { name });
const press = (key: string) => editor.page.keyboard.press(key);
const name = () => editor.inspector.locator('[data-element-name]').textContent();
const canvas = () => editor.page.locator('[data-panel="canvas"]');
const operations = () =>
  editor.host.mutations().map((request) => request.path.slice(request.path.lastIndexOf('/') + 1));
const focusedPanel = () =>
  editor.page.evaluate(() => document.activeElement?.closest('[data-panel]')?.getAttribute('data-panel'));

/** The element of the frame's last selection order; other calls follow it. */
const lastSelect = async () =>
  (await frameCalls(editor)).findLast(({ functionName }) => /^set(?:Multis|S)elected/.test(functionName));

describe('layers', () => {
  // covers ux behaviours.4
  it('follow the page, and the page follows them', async () => {
    await editor.select('h1', 'h1');
    expect(await row(/ h1$/).getAttribute('aria-selected')).toBe('true');
    await row(/ button$/).click();
    await expect.poll(name).toBe('button');
    expect(await lastSelect()).toMatchObject({
      functionName: 'setSelectedElement',
      args: [expect.stringContaining(idOf(8))],
    });
    await editor.app.locator('h1').hover();
    await expect.poll(() => row(/ h1$/).getAttribute('data-hovered')).not.toBeNull();
    await row(/^See /).hover();
    await expect
      .poll(async () => (await frameCalls(editor)).at(-1))
      .toMatchObject({ functionName: 'setHoveredElement' });
  });

  // covers ux behaviours.6
  it('are walked, opened and closed by keyboard', async () => {
    await row(/^App/).click();
    await press('ArrowDown');
    await press('ArrowDown');
    const focused = () => editor.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Northgateb');
    await press('ArrowLeft');
    await expect.poll(focused).not.toBe('Northgateb');
    const parent = await focused();
    await press('ArrowLeft');
    await expect.poll(() => row(/ b$/).count()).toBe(0);
    await expect.poll(focused).toBe(parent);
    await press('ArrowRight');
    await row(/ b$/).waitFor();
  });

  it('are searched by name, text and class', async () => {
    const all = await editor.layers.getByRole('treeitem').count();
    await editor.layers.getByRole('textbox', { name: 'Search layers' }).fill('brand pages');
    await expect.poll(() => editor.layers.getByRole('treeitem').count()).toBeLessThan(all);
    await row(/^Brand pages h2/).waitFor();
    await editor.layers.getByRole('textbox').fill('no such thing');
    await editor.layers.getByText('No layer has').waitFor();
    await press('Escape');
    await expect.poll(() => editor.layers.getByRole('treeitem').count()).toBe(all);
  });

  // covers ux behaviours.5
  it('select several with Ctrl and ranges with Shift', async () => {
    await row(/ h1$/).click();
    await row(/ button$/).click({ modifiers: ['ControlOrMeta'] });
    await editor.inspector.getByRole('heading', { name: '2 elements' }).waitFor();
    await row(/ h1$/).click();
    await row(/ button$/).click({ modifiers: ['Shift'] });
    await editor.inspector.getByRole('heading', { name: '3 elements' }).waitFor();
    expect(await lastSelect()).toMatchObject({ functionName: 'setMultiselectedElementKeys' });
  });

  // covers ux behaviours.9
  it('mark what stands in a list, and the inspector counts it', async () => {
    await row(/^Card .*component, 2 of 3/).click();
    await editor.inspector.getByText('2 of 3 · Card').waitFor();
  });
});

describe('keys', () => {
  // covers ux keys.1, keys.12, keys.13, keys.14
  it('move the selection, from the page', async () => {
    await editor.select('h1', 'h1');
    await press('Shift+Enter');
    await expect.poll(name).toBe('main');
    await press('Enter');
    await expect.poll(name).toBe('h1');
    await press('Tab');
    await expect.poll(name).toBe('p');
    await press('Shift+Tab');
    await press('Shift+Tab');
    await expect.poll(name).toBe('div');
    await press('Escape');
    await editor.inspector.getByText('Nothing selected').waitFor();
  });

  it('Ctrl+A selects all siblings, from the page and from the layers, and marks no words of the editor', async () => {
    const selected = () => editor.layers.locator('[role="treeitem"][aria-selected="true"]').count();
    const marked = () => editor.page.evaluate(() => String(getSelection()));
    await editor.select('h1', 'h1');
    await press('ControlOrMeta+a');
    await expect.poll(selected).toBeGreaterThan(2);
    const all = await selected();
    expect(await row(/ h1$/).getAttribute('aria-selected')).toBe('true');
    expect(await row(/^main/).getAttribute('aria-selected')).toBe('false');
    await row(/ h1$/).click();
    expect(await selected()).toBe(1);
    await press('ControlOrMeta+a');
    await expect.poll(selected).toBe(all);
    await press('Escape');
    await canvas().focus();
    await press('ControlOrMeta+a');
    await editor.page.getByText('Nothing is selected.').waitFor();
    expect(await selected()).toBe(0);
    expect(await marked()).toBe('');
  });

  it('Tab right after a click in the page is kept until the tree has what was clicked', async () => {
    const [, frame] = editor.page.frames();
    await editor.app.locator('h1').evaluate((h1) => h1.parentElement?.append(h1.cloneNode(true)));
    await editor.app.locator('h1').last().click();
    await press('Tab');
    await editor.inspector.getByText('Nothing selected').waitFor();
    await frame?.evaluate('sendTree()');
    // round the end, to the first of its siblings
    await expect.poll(() => row(/ h1\b/).first().getAttribute('aria-selected')).toBe('true');
    expect(await row(/ h1\b/).count()).toBe(2);
  });

  // covers ux keys.12
  it('Enter types into static text', async () => {
    await editor.select('h1', 'h1');
    await press('Enter');
    const called = async () => (await frameCalls(editor)).map(({ functionName }) => functionName);
    await expect.poll(called).toContain('startEditingText');
    expect(await editor.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  it('change the selected element, from page and editor alike', async () => {
    await editor.select('p', 'p');
    await press('ControlOrMeta+d');
    await expect.poll(operations).toEqual(['duplicate']);
    await press('ControlOrMeta+g');
    await expect.poll(operations).toEqual(['duplicate', 'wrapInDiv']);
    await row(/^See /).click();
    await press('Delete');
    await expect.poll(operations).toEqual(['duplicate', 'wrapInDiv', 'removeJsxElement']);
  });

  // covers ux keys.5
  it('go to the app while it is driven', async () => {
    await editor.select('p', 'p');
    // calls about the selected element come in between
    const driving = async () => {
      const called = (await frameCalls(editor)).map(({ functionName }) => functionName);
      return called.findLast((name) => name.endsWith('DriveMode'));
    };
    await press('ControlOrMeta+Shift+p');
    await expect.poll(driving).toBe('enableDriveMode');
    await editor.app.locator('p').first().click();
    await press('Delete');
    await press('ControlOrMeta+Shift+p');
    await expect.poll(driving).toBe('disableDriveMode');
    expect(operations()).toEqual([]);
  });

  // covers ux behaviours.19
  it('F6 goes round the panels', async () => {
    await editor.select('h1', 'h1');
    await canvas().focus();
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      await press('F6');
      seen.push(await focusedPanel());
    }
    expect(seen).toEqual(['inspector', 'topbar', 'layers', 'canvas']);
    await press('Shift+F6');
    expect(await focusedPanel()).toBe('layers');
  });

  // covers ux keys.18
  it('hide and show the panels, and the next visit remembers', async () => {
    await press('ControlOrMeta+\\');
    await editor.layers.waitFor({ state: 'detached' });
    await editor.inspector.waitFor({ state: 'detached' });
    await editor.page.reload();
    await editor.app.locator('h1').waitFor();
    expect(await editor.layers.count()).toBe(0);
    await editor.page.locator('body').press('ControlOrMeta+\\');
    await editor.layers.waitFor();
  });

  // covers ux keys.21
  it('are all listed under ?', async () => {
    await canvas().focus();
    await press('Shift+?');
    const help = editor.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Duplicate').waitFor();
    await press('Delete');
    await press('Escape');
    await help.waitFor({ state: 'detached' });
    expect(await focusedPanel()).toBe('canvas');
  });

  // covers ux keys.20
  it('⌘K finds commands and runs them', async () => {
    await editor.select('p', 'p');
    await press('ControlOrMeta+k');
    await editor.page.getByRole('combobox', { name: 'Search commands' }).fill('dupl');
    await press('Enter');
    await expect.poll(operations).toEqual(['duplicate']);
  });
});

describe('canvas', () => {
  const frame = () => editor.page.locator('iframe');
  const box = async () => (await frame().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  // covers ux values.4
  it('shows the frame whole, at every preset', async () => {
    const choose = async (preset: RegExp) => {
      await editor.page.getByRole('button', { name: /viewport/ }).click();
      await editor.page.getByRole('menuitemradio', { name: preset }).click();
    };
    for (const width of [390, 834, 1280, 1440]) {
      await choose(new RegExp(`${width} ×`));
      await expect.poll(() => frame().evaluate((f) => f.clientWidth)).toBe(width);
      const [inner, outer] = [await box(), await canvas().boundingBox()];
      expect(inner.x).toBeGreaterThan(outer?.x ?? 0);
      expect(inner.y + inner.height).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
    }
    await choose(/Fill/);
    await expect.poll(() => frame().evaluate((f) => f.style.transform)).toBe('scale(1)');
  });

  // covers ux values.3
  it('pans with the wheel, zooms at the pointer with Ctrl, and fits again', async () => {
    const start = await box();
    const outer = await canvas().boundingBox();
    if (!outer) throw new Error('the canvas is on the screen');
    await editor.page.mouse.move(outer.x + 10, outer.y + 10);
    await editor.page.mouse.wheel(0, 50);
    await expect.poll(async () => (await box()).y).toBeCloseTo(start.y - 50, 0);
    await editor.page.keyboard.down('Control');
    await editor.page.mouse.wheel(0, -200);
    await editor.page.keyboard.up('Control');
    await expect.poll(async () => (await box()).width).toBeGreaterThan(start.width);
    await canvas().press('Shift+Digit1');
    await expect.poll(box).toEqual(start);
  });

  // covers ux keys.2
  it('is dragged with Space', async () => {
    const start = await box();
    await canvas().focus();
    await editor.page.keyboard.down('Space');
    await editor.page.mouse.move(700, 400);
    await editor.page.mouse.down();
    await editor.page.mouse.move(740, 430, { steps: 4 });
    await editor.page.mouse.up();
    await editor.page.keyboard.up('Space');
    await expect.poll(async () => (await box()).x).toBeCloseTo(start.x + 40, 0);
    expect(await editor.page.locator('[data-pan-layer]').count()).toBe(0);
  });

  it('resizes the frame at its edge', async () => {
    // the handles come after the first paint
    await editor.page.locator('.resize-right').waitFor({ state: 'attached' });
    const start = await box();
    await editor.page.mouse.move(start.x + start.width + 4, start.y + 200);
    await editor.page.mouse.down();
    await editor.page.mouse.move(start.x + start.width - 56, start.y + 200, { steps: 4 });
    await editor.page.mouse.up();
    await expect.poll(() => frame().evaluate((f) => f.clientWidth)).toBeLessThan(1440);
    expect((await box()).width).toBeCloseTo(start.width - 60, -1);
  });

  // covers ux behaviours.16
  it('offers a menu with keys where it is clicked right', async () => {
    await editor.select('h1', 'h1');
    await row(/^See /).click({ button: 'right' });
    const menu = editor.page.getByRole('menu', { name: 'Element' });
    await menu.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await expect.poll(operations).toEqual(['duplicate']);
    await menu.waitFor({ state: 'detached' });
  });
});

describe('the place in the source', () => {
  it('opens in the code editor', async () => {
    await editor.select('h1', 'h1');
    await editor.inspector.getByRole('button', { name: /App\.tsx/ }).click();
    await expect
      .poll(() => editor.host.requests.at(-1))
      .toMatchObject({
        path: '/canvases/main/openInEditor',
        body: { codebaseId: idOf(6) },
      });
  });
});

describe('hints', () => {
  const hint = () => editor.page.locator('[data-hint-popup]');
  const undo = () => editor.page.getByRole('button', { name: 'Undo' });
  const redo = () => editor.page.getByRole('button', { name: 'Redo' });

  it('stand beside their control, with its keys, after a rest, and go with a press', async () => {
    await undo().hover();
    await hint().waitFor();
    expect(await hint().textContent()).toMatch(/^Undo.*Z$/);
    const [control, words] = [await undo().boundingBox(), await hint().boundingBox()];
    if (!control || !words) throw new Error('They are not in view.');
    expect(words.y).toBeGreaterThanOrEqual(control.y + control.height);
    expect(Math.abs(words.x + words.width / 2 - (control.x + control.width / 2))).toBeLessThan(60);
    await redo().hover();
    await expect.poll(() => hint().textContent()).toMatch(/^Redo/);
    expect(await hint().count()).toBe(1);
    await editor.page.mouse.down();
    await hint().waitFor({ state: 'detached' });
    await editor.page.mouse.up();
  });

  it('can be read with the pointer on them', async () => {
    await undo().hover();
    await hint().hover();
    await editor.page.waitForFunction(
      (since) => performance.now() - since > 300,
      await editor.page.evaluate(() => performance.now()),
    );
    expect(await hint().isVisible()).toBe(true);
    await canvas().hover();
    await hint().waitFor({ state: 'detached' });
  });

  it('show on what the keyboard moves to, and go with a key', async () => {
    await editor.layers.getByRole('textbox', { name: 'Search layers' }).focus();
    await press('Shift+Tab');
    await hint().waitFor();
    const focused = await editor.page.evaluate(() => document.activeElement?.getAttribute('data-hint'));
    expect(await hint().textContent()).toContain(focused ?? 'nothing with a hint');
    await press('Escape');
    await hint().waitFor({ state: 'detached' });
  });
});

it('nothing around the app makes the browser draw all of it for each frame of a small animation in it', async () => {
  const costly = await editor.page.locator('iframe[title$=", running app"]').evaluate((frame) => {
    const found: string[] = [];
    for (let element: Element | null = frame; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const isCutRound = style.overflow !== 'visible' && style.borderRadius !== '0px';
      const { filter, backdropFilter, maskImage, clipPath } = style;
      const isFiltered = [filter, backdropFilter, maskImage, clipPath].some((value) => value !== 'none');
      const isBlended = style.opacity !== '1' || style.mixBlendMode !== 'normal';
      if (isCutRound || isFiltered || isBlended) found.push(`${element.localName}.${element.className}`);
    }
    return found;
  });
  expect(costly).toEqual([]);
});
