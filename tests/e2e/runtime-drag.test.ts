/** Dragging in the frame: threshold, dragged element, pointer lock, cancelling (docs/spec-coverage.md, section 4). */
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
  await parent.page.mouse.up();
  await parent.call('triggerDragCancel');
  await parent.clear();
  await parent.call('setSelectedElement', null);
  await parent.next('SELECTED_ELEMENT_KEY');
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const moveBox = () => app('visual-edit-overlay .box[data-kind="move"]:not([hidden])');
const idOf = (key: string | null) => parseElementKey(key ?? '')?.codebaseId;

async function press(selector: string, dx = 10, dy = 10, button: 'left' | 'middle' = 'left') {
  const box = await app(selector).first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + dx, (box?.y ?? 0) + dy];
  await parent.page.mouse.move(x, y);
  await parent.page.mouse.down({ button });
  return { x, y };
}

describe('a drag', () => {
  // covers spec 2.15, 3.27, 4.21, 4.22, 7.26, 7.27, 9.9
  it('starts beyond 20 pixels, tells its context and ends with the button', async () => {
    const { x, y } = await press('.card');
    await parent.page.mouse.move(x + 12, y + 12);
    expect(await parent.messages('DRAG_START_EVENT')).toEqual([]);
    await parent.page.mouse.move(x + 15, y + 15);
    const { event, outerHTML } = await parent.next('DRAG_START_EVENT');
    expect(event).toMatchObject({
      pageX: x,
      pageY: y,
      offsetX: 10,
      offsetY: 10,
      selectedParentDisplay: 'flex',
      selectedParentFlexDirection: 'row',
      parentSelectedElementKey: null,
      dragging: true,
    });
    expect(outerHTML).toMatch(/^<section/);
    const rect = await moveBox().evaluate((node) => node.getBoundingClientRect().toJSON());
    expect(rect).toMatchObject({ x: x + 5, y: y + 5, width: 222 });
    await parent.clear();
    await parent.page.mouse.move(x + 60, y + 40);
    await parent.next('MOUSE_MOVE_EVENT', (m) => m.event.clientX === x + 60 && m.event.clientY === y + 40);
    await parent.page.mouse.up();
    await parent.next('DRAG_END_EVENT');
    await expect.poll(() => moveBox().count()).toBe(0);
    expect(await parent.app.evaluate(() => document.pointerLockElement)).toBeNull();
  });

  // covers spec 4.21
  it('of a child takes the selected element around it along', async () => {
    await app('.card')
      .first()
      .click({ position: { x: 3, y: 3 } });
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    const { x, y } = await press('.title');
    expect(await parent.messages('SELECTED_ELEMENT_KEY')).toEqual([]);
    await parent.page.mouse.move(x + 40, y + 40);
    const { event, outerHTML } = await parent.next('DRAG_START_EVENT');
    expect(event.parentSelectedElementKey).toBe(elementKey);
    expect(outerHTML).toMatch(/^<section/);
    expect((await parent.messages('SELECTED_ELEMENT_KEY')).at(-1)?.elementKey).toBe(elementKey);
    await parent.page.mouse.up();
    await parent.next('DRAG_END_EVENT');
  });

  // covers spec 4.21
  it.each([
    ['nothing', null],
    ['another element', '.heading'],
  ])('of several elements that the parent selected after %s takes all along', async (_before, selector) => {
    const keys: string[] = [];
    for (const at of [0, 1]) {
      await app('.item').nth(at).click();
      const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY', (message) => message.elementKey !== keys[0]);
      keys.push(elementKey ?? '');
      await parent.clear();
    }
    await parent.call('setSelectedElement', null);
    if (selector) await app(selector).click();
    await parent.call('setMultiselectedElementKeys', keys);
    await parent.next('MULTI_SELECTED_ELEMENT_KEYS', ({ elementKeys }) => elementKeys.length === 2);
    await parent.clear();
    const { x, y } = await press('.item:nth-child(2)');
    await parent.page.mouse.move(x + 30, y + 30);
    const { outerHTML } = await parent.next('DRAG_START_EVENT');
    expect(outerHTML).toMatch(/^<li/);
    expect(await parent.messages('SELECTED_ELEMENT_KEY')).toEqual([]);
    expect(await parent.messages('MULTI_SELECTED_ELEMENT_KEYS')).toEqual([]);
    await parent.page.mouse.up();
    await parent.next('DRAG_END_EVENT');
  });

  it('inside the selection that does not move is a click on the child', async () => {
    await app('.card')
      .first()
      .click({ position: { x: 3, y: 3 } });
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await app('.title').first().click();
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    expect(idOf(elementKey)).toBe(parent.idAt('src/Card.jsx', '<h2'));
  });

  // covers spec 9.9
  it('needs less movement the further the page is zoomed in', async () => {
    await parent.done('setZoomPerc', 2);
    const { x, y } = await press('.card');
    await parent.page.mouse.move(x + 11, y);
    await parent.next('DRAG_START_EVENT');
    await parent.page.mouse.up();
    await parent.done('setZoomPerc', 1);
  });

  // covers spec 4.25, 7.27
  it('is cancelled by Escape and by the parent', async () => {
    const { x, y } = await press('.card');
    await parent.page.mouse.move(x + 40, y);
    await parent.next('DRAG_START_EVENT');
    await parent.page.keyboard.press('Escape');
    await parent.next('DRAG_CANCEL_EVENT');
    await parent.page.mouse.up();
    await parent.clear();
    await press('.card');
    await parent.page.mouse.move(x + 40, y);
    await parent.next('DRAG_START_EVENT');
    await parent.call('triggerDragCancel');
    await parent.next('DRAG_CANCEL_EVENT');
    await parent.page.mouse.up();
    expect(await parent.messages('DRAG_END_EVENT')).toEqual([]);
  });

  // covers spec 4.23, 4.24
  it('is not begun by another button, on empty space or with an AI context', async () => {
    // each is over before the next begins, as the frame has it
    const moved = async (x: number, y: number) => {
      await parent.page.mouse.move(x, y);
      await parent.next('MOUSE_MOVE_EVENT', ({ event }) => event.clientX === x && event.clientY === y);
    };
    const begun = () => parent.messages('DRAG_START_EVENT');
    const { x, y } = await press('.card', 5, 5, 'middle');
    await moved(x + 55, y);
    await parent.page.mouse.up({ button: 'middle' });
    expect(await begun()).toEqual([]);
    await parent.page.mouse.move(500, 690);
    await parent.page.mouse.down();
    await moved(560, 690);
    await parent.page.mouse.up();
    expect(await begun()).toEqual([]);
    await parent.done('setAiContext', true);
    const onCard = await press('.card');
    await moved(onCard.x + 60, onCard.y);
    await parent.page.mouse.up();
    await parent.done('setAiContext', false);
    expect(await begun()).toEqual([]);
  });

  // covers spec 4.22, 4.25, 9.10
  it('can be started by the parent, off screen, and led by its pointer', async () => {
    await app('.card')
      .first()
      .click({ position: { x: 3, y: 3 } });
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.call('triggerDragStart');
    expect((await parent.next('DRAG_START_EVENT')).event).toMatchObject({
      pageX: -10000,
      pageY: -10000,
      dragging: true,
    });
    await parent.clear();
    await parent.call('syntheticMouseMove', { clientX: 300, clientY: 200, buttons: 1 });
    await parent.next('MOUSE_MOVE_EVENT', (m) => m.event.clientX === 300);
    expect(await moveBox().evaluate((node) => node.getBoundingClientRect().x)).toBe(300);
    await parent.call('syntheticMouseUp', {});
    await parent.next('DRAG_END_EVENT');
    await parent.call('triggerDragStart');
    await parent.next('DRAG_START_EVENT');
    await parent.call('syntheticMouseMove', { clientX: 300, clientY: 200, buttons: 0 });
    await parent.next('DRAG_CANCEL_EVENT');
  });

  // covers spec 4.21, 4.26, 9.17
  it('locks the pointer, unless the parent does not want that', async () => {
    const locked = () => parent.app.evaluate(() => document.pointerLockElement?.localName ?? null);
    const { x, y } = await press('.card');
    await parent.page.mouse.move(x + 40, y);
    await expect.poll(locked).toBe('body');
    await parent.page.mouse.up();
    await expect.poll(locked).toBeNull();
    const flag = `${STORYBOARD}_immediatelyRemovePointerLock`;
    await parent.app.evaluate((name) => sessionStorage.setItem(name, 'enabled'), flag);
    await parent.clear();
    await press('.card');
    await parent.page.mouse.move(x + 40, y);
    await parent.next('DRAG_START_EVENT');
    expect(await locked()).toBeNull();
    await parent.page.mouse.up();
    await parent.app.evaluate((name) => sessionStorage.removeItem(name), flag);
  });
});
