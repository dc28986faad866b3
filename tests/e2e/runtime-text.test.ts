/** Typing over text in the frame (docs/spec-coverage.md, section 4, "Text editing"). */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { parseElementKey } from '../../src/protocol/element-key.ts';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent } from './runtime-parent.ts';

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
  await parent.page.keyboard.press('Escape');
  await parent.clear();
  await parent.call('setSelectedElement', null);
  await parent.next('SELECTED_ELEMENT_KEY');
  await parent.app.evaluate(() => Object.assign(window, { seen: [] }));
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const seen = () => parent.app.evaluate(() => (window as unknown as { seen: string[] }).seen);

async function startOn(selector: string) {
  await app(selector).click();
  await app(selector).click();
  return (await parent.next('START_EDITING_TEXT')).data;
}

describe('text', () => {
  // covers spec 4.15, 4.29, 7.30
  // covers ux behaviours.13
  it('starts with the second click, keeps its look, and tells old and new text on Enter', async () => {
    const look = () =>
      app('.heading').evaluate((node) => {
        const { font, color, padding, letterSpacing, textAlign, outlineStyle } = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        return { font, color, padding, letterSpacing, textAlign, outlineStyle, width, height };
      });
    await app('.heading').hover();
    const before = await look();
    const { key, oldText } = await startOn('.heading');
    expect(oldText).toBe('Hello there');
    expect(await look()).toEqual(before);
    await parent.page.keyboard.type('Good  <b>morning</b> ');
    await parent.page.keyboard.press('Enter');
    const { data } = await parent.next('EDITED_TEXT');
    expect(data).toEqual({ key, oldText: 'Hello there', newText: 'Good  <b>morning</b> ' });
    expect(await seen()).toEqual([]);
  });

  it('keeps the gaps to the words beside it, which are selected with it unseen', async () => {
    await startOn('.spaced');
    await parent.page.keyboard.type('brave');
    await parent.page.keyboard.press('Enter');
    const { data } = await parent.next('EDITED_TEXT');
    expect(data).toMatchObject({ oldText: ' bold ', newText: ' brave ' });
    expect(await app('.gaps').textContent()).toBe('Some brave words');
  });

  it("shows the typed text until a change comes for it, in React's own node", async () => {
    await app('.heading').evaluate((node) => Object.assign(window, { textNode: node.firstChild }));
    const { key } = await startOn('.heading');
    await parent.page.keyboard.type('Typed');
    await parent.page.keyboard.press('Enter');
    expect(await app('.heading').textContent()).toBe('Typed');
    expect(await app('.heading').getAttribute('contenteditable')).toBeNull();
    expect(
      await app('.heading').evaluate((node) => node.firstChild === (window as never as { textNode: Node }).textNode),
    ).toBe(true);
    const id = parseElementKey(key)?.codebaseId ?? '';
    const change = createChange(crypto.randomUUID(), 'EDIT_TEXT', {
      codebaseIdToEditText: id,
      oldText: 'Hello there',
      newText: 'Typed',
    });
    await parent.call('applyChangeItemToDocument', change);
    expect((await parent.next('INSTANT_UPDATE_DONE')).instantUpdateSuccessful).toBe(true);
    expect(await app('.heading').textContent()).toBe('Typed');
    await parent.call('cancelInstantUpdate', change.id);
    await expect.poll(() => app('.heading').textContent()).toBe('Hello there');
  });

  it('takes typed text back when nothing becomes of it', async () => {
    await startOn('.heading');
    await parent.page.keyboard.type('Nobody cares');
    await parent.page.keyboard.press('Enter');
    expect(await app('.heading').textContent()).toBe('Nobody cares');
    await expect.poll(() => app('.heading').textContent(), { timeout: 5000 }).toBe('Hello there');
  });

  // covers ux behaviours.12
  it('is cancelled by Escape, and the parent is told the old text', async () => {
    const { key } = await startOn('.heading');
    await parent.page.keyboard.type('Never mind');
    await parent.page.keyboard.press('Escape');
    expect(await app('.heading').textContent()).toBe('Hello there');
    await app('.link').click();
    await parent.next('SELECTED_ELEMENT_KEY', (m) => m.outerHTML?.startsWith('<a') ?? false);
    const told = (await parent.messages('EDITED_TEXT')).map(({ data }) => data);
    expect(told).toEqual([{ key, oldText: 'Hello there', newText: 'Hello there' }]);
  });

  it('goes on where the page moves the element meanwhile', async () => {
    await startOn('.heading');
    await parent.page.keyboard.type('On');
    await app('.heading').evaluate((node) => {
      const { parentElement, nextSibling } = node;
      parentElement?.append(node);
      parentElement?.insertBefore(node, nextSibling);
    });
    await parent.page.keyboard.type('going');
    await parent.page.keyboard.press('Enter');
    expect((await parent.next('EDITED_TEXT')).data.newText).toBe('Ongoing');
  });

  // covers spec 4.30
  // covers ux behaviours.12
  it('commits when the user clicks elsewhere, which selects there', async () => {
    const { key } = await startOn('.heading');
    await parent.page.keyboard.type('Moved on');
    await app('.link').click();
    expect((await parent.next('EDITED_TEXT')).data).toMatchObject({ key, oldText: 'Hello there', newText: 'Moved on' });
    await parent.next('SELECTED_ELEMENT_KEY', (m) => m.outerHTML?.startsWith('<a') ?? false);
    expect(await app('[contenteditable]').count()).toBe(0);
    // the typing is over: keys are the editor's again, and another blur tells nothing
    await parent.clear();
    await parent.page.keyboard.press('x');
    const { event } = await parent.next('KEY_DOWN_EVENT', (m) => m.event.key === 'x');
    expect(event.activeElement.isContentEditable).toBeFalsy();
    expect(await parent.messages('EDITED_TEXT')).toEqual([]);
  });

  it('types spaces into a button and never presses it', async () => {
    await startOn('.static-button');
    await parent.page.keyboard.type('Two more words');
    await parent.page.keyboard.press('Enter');
    expect((await parent.next('EDITED_TEXT')).data.newText).toBe('Two more words');
    expect(await seen()).toEqual([]);
  });

  // covers ux behaviours.12
  it('starts with a double click, and by call', async () => {
    await app('.link').dblclick();
    const { key } = (await parent.next('START_EDITING_TEXT')).data;
    await parent.page.keyboard.press('Escape');
    await parent.clear();
    await parent.call('startEditingText', key);
    await parent.next('START_EDITING_TEXT');
    await parent.page.keyboard.press('Escape');
  });

  it('goes on where it is asked for again', async () => {
    const { key } = await startOn('.heading');
    await parent.page.keyboard.type('a');
    await parent.call('startEditingText', key);
    await parent.call('getElementClassList', key);
    await parent.next('ELEMENT_CLASS_LIST');
    await parent.page.keyboard.type('b');
    expect(await app('.heading').textContent()).toBe('ab');
    await parent.page.keyboard.press('Escape');
  });

  // covers spec 4.35
  // covers ux keys.31
  it("keeps the keys of the editor off, and the browser's undo on, while typing", async () => {
    await startOn('.heading');
    await parent.page.keyboard.type('abc');
    await parent.page.keyboard.press('Backspace');
    expect(await app('.heading').textContent()).toBe('ab');
    const { event } = await parent.next('KEY_DOWN_EVENT', (m) => m.event.key === 'Backspace');
    expect(event.activeElement.isContentEditable).toBe(true);
    await parent.page.keyboard.press('Escape');
  });

  // covers spec 4.35
  it('is not left by hovering or dragging inside it', async () => {
    const { key } = await startOn('.heading');
    await parent.clear();
    const box = await app('.heading').boundingBox();
    await parent.page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 8);
    await parent.page.mouse.down();
    await parent.page.mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 8, { steps: 4 });
    await parent.page.mouse.up();
    await app('.counter').hover();
    await app('.heading').hover();
    // this answer comes after any message of those moves
    await parent.call('getElementClassList', key);
    await parent.next('ELEMENT_CLASS_LIST');
    for (const id of ['DRAG_START_EVENT', 'HOVERED_ELEMENT_KEY', 'SELECTED_ELEMENT_KEY', 'EDITED_TEXT'] as const) {
      expect(await parent.messages(id)).toEqual([]);
    }
    await parent.page.keyboard.press('Escape');
  });

  it('that a component was given is edited where it was given', async () => {
    const { key } = await startOn('.card:nth-child(2) .body');
    expect(parseElementKey(key)?.codebaseId).toBe(parent.idAt('src/App.jsx', 'title="Two"'));
    await parent.page.keyboard.type('other');
    await parent.page.keyboard.press('Enter');
    expect((await parent.next('EDITED_TEXT')).data).toEqual({ key, oldText: 'second', newText: 'other' });
    expect(await app('.body').allTextContents()).toEqual(['first', 'other', 'third']);
    await expect.poll(() => app('.body').nth(1).textContent(), { timeout: 5000 }).toBe('second');
  });

  // covers spec 2.14, 4.31, 7.32
  it('that is not static gets a button instead', async () => {
    await app('.counter').click();
    await app('.counter').click();
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    const box = await app('visual-edit-overlay .tag[data-role="button"]:not([hidden])').boundingBox();
    expect(await app('visual-edit-overlay .tag[data-role="button"]:not([hidden])').textContent()).toBe(
      'Edit Dynamic Text',
    );
    await parent.page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    expect((await parent.next('EDIT_DYNAMIC_TEXT')).elementKey).toBe(elementKey);
    expect(await parent.messages('START_EDITING_TEXT')).toEqual([]);
  });

  it('whose button covers another element does not keep a click from it', async () => {
    await app('.counter').click();
    const button = app('visual-edit-overlay .tag[data-role="button"]:not([hidden])');
    const selected = async () => (await parent.messages('SELECTED_ELEMENT_KEY')).at(-1)?.elementKey;
    const at = await button.boundingBox();
    const [x, y] = [(at?.x ?? 0) + 10, (at?.y ?? 0) + 10];
    const counter = await selected();
    await parent.page.mouse.move(x, y + 200);
    await expect.poll(() => button.isVisible()).toBe(false);
    await parent.page.mouse.click(x, y);
    await expect.poll(selected).not.toBe(counter);
    expect(await parent.messages('EDIT_DYNAMIC_TEXT')).toEqual([]);
  });
});
