/** Selecting and hovering in the frame, as a foreign parent sees it. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseElementKey } from '../../src/protocol/element-key.ts';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent, STORYBOARD } from './runtime-parent.ts';

let browser: Browser;
let parent: Parent;

beforeAll(async () => {
  browser = await launchBrowser();
  parent = await openParent(browser, RUNTIME_APP);
  await parent.init();
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
});
beforeEach(async () => {
  await parent.page.mouse.move(1050, 780);
  await parent.call('setSelectedElement', null);
  await parent.call('setMultiselectedElementKeys', []);
  await parent.next('MULTI_SELECTED_ELEMENT_KEYS');
  await parent.app.evaluate(() => Object.assign(window, { seen: [] }));
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const seen = () => parent.app.evaluate(() => (window as unknown as { seen: string[] }).seen);
const idOf = (key: string | null) => parseElementKey(key ?? '')?.codebaseId;
const selected = async () => (await parent.messages('SELECTED_ELEMENT_KEY')).at(-1);

describe('hover', () => {
  // covers spec 7.18
  it('tells the key of the nearest tracked element, once for each', async () => {
    await app('.heading').hover();
    await app('.heading').hover({ position: { x: 50, y: 10 } });
    await app('.bold').hover();
    const bold = parent.idAt('src/App.jsx', 'className="mixed"');
    await parent.next('HOVERED_ELEMENT_KEY', (m) => m.elementKey !== null && idOf(m.elementKey) !== bold);
    const keys = (await parent.messages('HOVERED_ELEMENT_KEY')).map((m) => m.elementKey).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toMatch(new RegExp(`^TE_tempo-[0-9a-f-]{36}_${STORYBOARD}_0-0-0-0$`));
  });

  // covers spec 4.20
  it('is cleared when the pointer leaves', async () => {
    await app('.heading').hover();
    await parent.next('HOVERED_ELEMENT_KEY', (m) => m.elementKey !== null);
    await parent.page.mouse.move(1050, 780);
    await parent.next('HOVERED_ELEMENT_KEY', (m) => m.elementKey === null);
  });

  // covers ux behaviours.11
  it('runs no handler of the app', async () => {
    await app('.counter').hover();
    await parent.next('HOVERED_ELEMENT_KEY', (m) => m.elementKey !== null);
    expect(await seen()).toEqual([]);
  });
});

describe('click', () => {
  it('selects without the app noticing', async () => {
    await app('.counter').click();
    const message = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(message.elementKey)).toBe(parent.idAt('src/App.jsx', '<button'));
    expect(message.outerHTML).toMatch(/^<button class="counter/);
    expect(message.doNotSetElementKey).toBeUndefined();
    expect(await app('.counter').textContent()).toBe('Count 0');
    expect(await seen()).toEqual([]);
  });

  it('selects links, fields, disabled controls, frames and drawings', async () => {
    const cases = [
      ['.link', '<a className="link"'],
      ['.field', '<input'],
      ['.disabled', '<button className="disabled"'],
      ['.frame', '<iframe className="frame"'],
      ['.drawing', '<svg'],
    ] as const;
    for (const [selector, source] of cases) {
      await parent.clear();
      await app(selector).click({ force: true });
      const message = await parent.next('SELECTED_ELEMENT_KEY');
      expect(idOf(message.elementKey), selector).toBe(parent.idAt('src/App.jsx', source));
    }
    expect(await parent.app.evaluate(() => location.hash)).toBe('');
    expect(await parent.app.evaluate(() => document.activeElement?.className)).not.toBe('field');
    expect(await seen()).toEqual([]);
  });

  it('reaches a disabled control that lets the pointer through', async () => {
    const box = await app('.through').boundingBox();
    await parent.page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(elementKey)).toBe(parent.idAt('src/App.jsx', '<button className="through"'));
  });

  it('reaches an image that lets the pointer through', async () => {
    await app('.decoration').click({ force: true });
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(elementKey)).toBe(parent.idAt('src/App.jsx', '<img className="decoration"'));
  });

  it('reaches the icon of a button that lets the pointer through, not a drawing laid over the button', async () => {
    for (const [at, x, source] of [
      ['.icon', 12, '<svg className="icon"'],
      ['.with-icon', 110, '<button className="with-icon"'],
    ] as const) {
      await parent.clear();
      await app(at).click({ force: true, position: { x, y: 10 } });
      const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
      expect(idOf(elementKey)).toBe(parent.idAt('src/App.jsx', source));
    }
  });

  // covers spec 4.14, 4.17
  // covers ux keys.15
  it('selects the nearest tracked element, with Meta or Ctrl the exact one', async () => {
    await app('#foreign').click();
    const near = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(near.elementKey)).toBe(parent.idAt('src/App.jsx', '<div className="html"'));
    await parent.clear();
    await app('#foreign').click({ modifiers: ['Control'] });
    const exact = await parent.next('SELECTED_ELEMENT_KEY');
    expect(exact.outerHTML).toContain('id="foreign"');
    expect(idOf(exact.elementKey)).toBe('');
  });

  // covers spec 4.13, 4.18
  it('on empty space clears the selection', async () => {
    await app('.heading').click();
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await parent.page.mouse.click(500, 690);
    expect((await parent.next('SELECTED_ELEMENT_KEY')).elementKey).toBeNull();
  });

  it('leaves what scripts of the app click alone', async () => {
    await parent.app.evaluate(() => document.querySelector<HTMLElement>('.counter')?.click());
    expect(await seen()).toEqual(['counter:click', 'main:click']);
    expect(await selected()).toBeUndefined();
  });

  // covers ux behaviours.11
  it('keeps a modal of the app open and selects inside it', async () => {
    await parent.app.evaluate(() => document.querySelector<HTMLElement>('.opener')?.click());
    await app('.modal-title').click();
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(elementKey)).toBe(parent.idAt('src/App.jsx', '<h3'));
    await parent.page.mouse.click(50, 600);
    await parent.next(
      'SELECTED_ELEMENT_KEY',
      (m) => idOf(m.elementKey) === parent.idAt('src/App.jsx', 'className="backdrop"'),
    );
    expect(await app('.modal').isVisible()).toBe(true);
    await parent.done('enableDriveMode');
    await parent.page.mouse.click(50, 600);
    await app('.modal').waitFor({ state: 'detached' });
    await parent.done('disableDriveMode');
  });
});

describe('several', () => {
  // covers spec 4.13, 4.16, 7.20
  it('shift-click adds siblings and takes them away', async () => {
    const item = (index: number) =>
      app('.item')
        .nth(index)
        .click({ modifiers: index ? ['Shift'] : [] });
    await item(0);
    await item(1);
    await item(2);
    const three = await parent.next('MULTI_SELECTED_ELEMENT_KEYS', (m) => m.elementKeys.length === 3);
    expect(three.elementKeys.map((key) => parseElementKey(key)?.uniquePath.split('-').at(-1))).toEqual(['0', '1', '2']);
    expect(three.outerHTMLs[2]).toMatch(/^<li/);
    await parent.clear();
    await item(1);
    const two = await parent.next('MULTI_SELECTED_ELEMENT_KEYS');
    expect(two.elementKeys).toHaveLength(2);
  });

  // covers spec 4.16, 5.10
  it('ignores what is no sibling', async () => {
    await app('.item').first().click();
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await app('.heading').click({ modifiers: ['Shift'] });
    await app('.item')
      .nth(1)
      .click({ modifiers: ['Shift'] });
    const message = await parent.next('MULTI_SELECTED_ELEMENT_KEYS');
    expect(message.elementKeys).toHaveLength(2);
    expect(await parent.messages('SELECTED_ELEMENT_KEY')).toEqual([]);
  });

  it('takes the exact element, sibling or not, with Shift and Ctrl', async () => {
    await app('.item').first().click();
    await app('#foreign').click({ modifiers: ['Control', 'Shift'] });
    const { outerHTMLs } = await parent.next('MULTI_SELECTED_ELEMENT_KEYS', (m) => m.elementKeys.length === 2);
    expect(outerHTMLs[1]).toContain('id="foreign"');
  });
});

describe('the parent', () => {
  // covers spec 7.19
  it('selects by key and is told that it did', async () => {
    await app('.heading').click();
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await parent.call('setSelectedElement', null);
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await parent.call('setSelectedElement', elementKey);
    const message = await parent.next('SELECTED_ELEMENT_KEY');
    expect(message).toMatchObject({ elementKey, doNotSetElementKey: true });
    expect(message.outerHTML).toMatch(/^<h1/);
  });

  // covers spec 7.21
  it('is asked for a context menu at the place, with the element under it selected', async () => {
    await app('.heading').click({ button: 'right', position: { x: 30, y: 8 } });
    const { event } = await parent.next('CONTEXT_REQUESTED');
    expect(event).toEqual({ clientX: 50, clientY: 28 });
    expect(idOf((await parent.next('SELECTED_ELEMENT_KEY')).elementKey)).toBe(parent.idAt('src/App.jsx', '<h1'));
  });

  // covers spec 3.28, 3.29, 7.22, 7.25
  // covers ux values.3
  it('gets wheel, keys and the pointer, and the page does not scroll', async () => {
    await app('.heading').click();
    await parent.page.mouse.wheel(0, 120);
    expect((await parent.next('WHEEL_EVENT')).event).toMatchObject({ deltaY: 120, wheelDelta: -120, ctrlKey: false });
    expect(await parent.app.evaluate(() => scrollY)).toBe(0);
    await parent.page.keyboard.press('Control+z');
    expect((await parent.next('KEY_DOWN_EVENT', (m) => m.event.key === 'z')).event).toMatchObject({
      ctrlKey: true,
      activeElement: { tagName: 'BODY', isContentEditable: false, elementType: null },
    });
    await parent.next('KEY_UP_EVENT', (m) => m.event.key === 'z');
    expect((await parent.next('MOUSE_MOVE_EVENT')).event).toMatchObject({ clientX: expect.any(Number) });
  });

  it('hovers for the user through a layer of its own', async () => {
    const box = await app('.heading').boundingBox();
    await parent.call('syntheticMouseOver', { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 4 });
    await parent.next('HOVERED_ELEMENT_KEY', (m) => idOf(m.elementKey) === parent.idAt('src/App.jsx', '<h1'));
  });
});

describe('drive mode', () => {
  // covers spec 3.29, 4.33, 4.34, 4.35
  it('gives the page to the app, keeps it for the session, and takes it back', async () => {
    await app('.link').hover();
    await parent.next('HOVERED_ELEMENT_KEY', (m) => m.elementKey !== null);
    await parent.clear();
    await parent.done('enableDriveMode');
    expect((await parent.next('HOVERED_ELEMENT_KEY')).elementKey).toBeNull();
    await expect.poll(() => app('visual-edit-overlay .box:not([hidden])').count()).toBe(0);
    await parent.clear();
    await app('.counter').click();
    await expect.poll(() => app('.counter').textContent()).toBe('Count 2');
    expect(await selected()).toBeUndefined();
    const box = await app('.heading').boundingBox();
    await parent.page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 8);
    await parent.page.mouse.down();
    await parent.page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 8, { steps: 4 });
    await parent.page.mouse.up();
    // this answer comes after any message of those moves
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS');
    const hovered = (await parent.messages('HOVERED_ELEMENT_KEY')).filter((m) => m.elementKey !== null);
    expect([hovered, await parent.messages('DRAG_START_EVENT')]).toEqual([[], []]);
    const key = `${STORYBOARD}_driveModeEnabled`;
    expect(await parent.app.evaluate((name) => sessionStorage.getItem(name), key)).toBe('enabled');
    await app('.field').click();
    await parent.page.keyboard.type('q');
    expect((await parent.next('KEY_DOWN_EVENT')).event.activeElement).toMatchObject({
      tagName: 'INPUT',
      elementType: 'text',
    });
    expect(await app('.field').inputValue()).toBe('q');
    await parent.done('disableDriveMode');
    await app('.heading').click();
    await parent.next('SELECTED_ELEMENT_KEY');
    expect(await parent.app.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
  });
});
