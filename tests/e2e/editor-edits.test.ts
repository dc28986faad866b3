/** Edits by hand in the editor: each ends saved or refused, in view. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeActivity, idOf } from '../editor-ui/fake-project.ts';
import { launchBrowser } from '../support/browser.ts';
import { frameCalls, type HostedEditor, openHosted } from './editor-host.ts';

const REFUSAL = {
  code: 'dynamic-text',
  message: 'The text comes from `brands[2].name`.',
  hint: 'Edit it in src/data/brands.ts, line 14.',
};

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

const saveStatus = (text: string) => editor.page.getByRole('banner').getByRole('status').filter({ hasText: text });
const bodies = (operation: string) =>
  editor.host
    .mutations()
    .filter((request) => request.path.endsWith(`/${operation}`))
    .map((request) => request.body);
const addClasses = async (text: string) => {
  await editor.inspector.getByRole('combobox', { name: 'Add classes' }).fill(text);
  await editor.page.keyboard.press('Enter');
};
const chip = (name: string) => editor.inspector.getByRole('listitem').filter({ hasText: name });

describe('classes', () => {
  // covers ux behaviours.18
  // covers spec 1.2, 1.3
  it('are added several at a time, each as one change, and shown at once', async () => {
    await editor.select('h1', 'h1');
    const release = editor.host.hold();
    await addClasses('mt-4  text-center mt-4 font-bold');
    await saveStatus('Saving').waitFor();
    await expect.poll(() => editor.app.locator('h1').getAttribute('class')).toMatch(/mt-4.*text-center/);
    release();
    await saveStatus('Saved').waitFor();
    await chip('text-center').waitFor();
    // font-bold is there already
    expect(bodies('addClass').map((body) => body?.className)).toEqual(['mt-4', 'text-center']);
    expect(editor.complaints).toEqual([]);
  });

  it('are removed by their button', async () => {
    await editor.select('h1', 'h1');
    await editor.inspector.getByRole('button', { name: 'Remove the class font-bold' }).click();
    await chip('font-bold').waitFor({ state: 'detached' });
    await expect
      .poll(() => bodies('removeClass'))
      .toMatchObject([{ reactElement: { codebaseId: idOf(6) }, className: 'font-bold' }]);
  });

  // covers ux behaviours.15
  it('that are refused leave the page as it was, with reason and next step', async () => {
    await editor.select('h1', 'h1');
    editor.host.refuseNext(REFUSAL);
    await addClasses('mt-4');
    await saveStatus('Refused').waitFor();
    const toast = editor.page.locator('[data-toast="refused"]');
    await toast.getByText('Edit it in src/data/brands.ts, line 14.').waitFor();
    await expect.poll(() => editor.app.locator('h1').getAttribute('class')).not.toContain('mt-4');
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  it('that are refused say so for their time, also while one works in the app', async () => {
    await editor.select('h1', 'h1');
    editor.host.refuseNext(REFUSAL);
    await addClasses('mt-4');
    const toast = editor.page.locator('[data-toast="refused"]');
    await toast.waitFor();
    await editor.app.locator('p').first().click();
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await toast.waitFor({ state: 'detached', timeout: 25_000 });
  }, 60_000);
});

describe('text', () => {
  it('is edited in the inspector; Escape gives up', async () => {
    await editor.select('button', 'button');
    const field = editor.inspector.getByRole('textbox', { name: 'Text of the element' });
    await field.fill('Never mind');
    await field.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('Get started');
    await field.fill('Start now');
    await field.press('Enter');
    // the page shows it only after that
    await field.focus();
    await field.blur();
    await saveStatus('Saved').waitFor();
    expect(bodies('editText')).toMatchObject([
      { element: { codebaseId: idOf(8) }, oldText: 'Get started', newText: 'Start now' },
    ]);
    await expect.poll(() => editor.app.locator('button').textContent()).toBe('Start now');
  });

  it('typed in the page becomes a change', async () => {
    await editor.app.locator('h1').dblclick();
    await editor.page.keyboard.press('ControlOrMeta+a');
    await editor.page.keyboard.type('One view');
    await editor.page.keyboard.press('Enter');
    await saveStatus('Saved').waitFor();
    expect(bodies('editText')).toMatchObject([{ oldText: 'Every centre, one view', newText: 'One view' }]);
  });

  it('of an expression is edited where it is written, or says why not', async () => {
    await editor.select('h2', 'h2');
    await editor.inspector.getByRole('textbox', { name: 'Text of title' }).waitFor();
    await editor.inspector.getByText('It cannot be edited here: it is state of the page (useState).').waitFor();
    expect(await editor.inspector.getByRole('textbox', { name: 'Text of the element' }).count()).toBe(0);
  });
});

describe('undo and redo', () => {
  // covers spec 1.4, 7.14
  // covers ux keys.9, behaviours.2
  it('by keys in the page, by keys here and by buttons', async () => {
    await editor.select('h1', 'h1');
    await addClasses('mt-4');
    await saveStatus('Saved').waitFor();
    const changeId = bodies('addClass')[0]?.changeId;
    const redo = editor.page.getByRole('button', { name: 'Redo' });

    await editor.app.locator('p').first().click();
    await editor.page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => bodies('undoChangeToFiles')).toEqual([{ latestUuid: changeId }]);
    await expect.poll(() => redo.getAttribute('aria-disabled')).toBeNull();

    await editor.page.locator('[data-panel="canvas"]').focus();
    await editor.page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => bodies('redoChangeToFiles')).toEqual([{ changeToRedoId: changeId }]);

    await editor.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => bodies('undoChangeToFiles')).toHaveLength(2);
    await redo.click();
    await expect.poll(() => bodies('redoChangeToFiles')).toHaveLength(2);
  });

  // covers ux keys.31
  it('leave the text of a field to the field', async () => {
    await editor.select('h1', 'h1');
    await addClasses('mt-4');
    await saveStatus('Saved').waitFor();
    await editor.inspector.getByRole('combobox', { name: 'Add classes' }).focus();
    await editor.page.keyboard.type('abc');
    await editor.page.keyboard.press('ControlOrMeta+z');
    expect(bodies('undoChangeToFiles')).toEqual([]);
  });
});

describe('the activity list', () => {
  // covers ux behaviours.2, behaviours.15
  it('opens at the newest diff by one click on the saved state', async () => {
    await editor.select('h1', 'h1');
    await addClasses('tracking-tight mt-4');
    await saveStatus('Saved').waitFor();
    await editor.page.getByRole('banner').getByRole('button', { name: 'Saved' }).click();
    const diff = editor.activity.getByRole('table', { name: 'Changes in src/App.tsx' });
    await diff.waitFor();
    await expect.poll(() => diff.locator('tr.diff-added .diff-changed').allTextContents()).toEqual([' tracking-tight']);
    await editor.activity.getByRole('option', { name: 'Add Class' }).waitFor();
  });

  it('marks edits from outside and what is undone, and follows others', async () => {
    await editor.close();
    const external = fakeActivity(1, { type: 'UNKNOWN', changeName: '', origin: 'external' });
    editor = await openHosted(browser, { activities: [fakeActivity(2, { undone: true }), external] });
    await editor.page.getByRole('button', { name: 'Activity' }).click();
    await editor.activity.getByRole('option', { name: 'Edited outside' }).getByText('External').waitFor();
    await editor.activity.getByRole('option', { name: 'Add Class' }).getByText('Undone').waitFor();
    const news = { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };
    const other = fakeActivity(3, { changeName: 'Delete Element', origin: 'a script' });
    editor.host.emit({ event: 'change', activity: other, revisions: {}, ...news });
    await editor.activity.getByRole('option', { name: 'Delete Element' }).getByText('a script').waitFor();
    await editor.activity.getByRole('listbox').focus();
    await editor.page.keyboard.press('ArrowDown');
    await expect
      .poll(() => editor.activity.getByRole('option', { selected: true }).textContent())
      .toContain('Add Class');
  });
});

describe('[S-100] [S-101] a hostile page', () => {
  it('changes nothing and breaks nothing', async () => {
    await editor.close();
    editor = await openHosted(browser, { appQuery: 'hostile', isUntouched: true });
    await editor.layers.getByRole('treeitem', { name: / h1$/ }).first().waitFor();
    expect(editor.host.mutations()).toEqual([]);
    expect(await editor.page.locator('img').count()).toBe(0);
    await editor.select('button', 'button');
    const called = async () => (await frameCalls(editor)).map(({ functionName }) => functionName);
    await expect.poll(called).toContain('setZoomPerc');
    expect(editor.complaints).toEqual([]);
  });
});
