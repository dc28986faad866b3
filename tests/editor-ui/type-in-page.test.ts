/** Enter on an element with text, and words typed at once: all of them are for that text, however late the page begins it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleForwardedKey } from '../../src/editor-ui/commands/keys.ts';
import { takeDynamicText } from '../../src/editor-ui/dynamic-text.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const KEY = keyOf(6, '0-0');
const APP = { tagName: 'BODY', isContentEditable: false, elementType: null };
const HELD = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

beforeEach(() => {
  // the focus is in the app; a real frame would load a page
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.createElement('iframe'));
});
afterEach(() => vi.restoreAllMocks());

/** An h1 with static text. */
function setUp(selection = [KEY]) {
  const { store } = bench();
  const called: unknown[][] = [];
  const editor = {
    store,
    frame: { call: (...call: unknown[]) => called.push(call) },
    notify: { unavailable: () => {} },
  } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }] })) });
  store.setState({ selection });
  const press = (...keys: string[]) => {
    for (const key of keys) handleForwardedKey(editor, { key, code: '', ...HELD, activeElement: APP });
  };
  const begins = () => patchFrame(store, MAIN_FRAME, { editingText: { key: KEY, oldText: 'Old' } });
  return { store, editor, called, press, begins };
}

it('words that were typed before the page begins go before those typed since, and no key is a shortcut', () => {
  const { store, called, press, begins } = setUp();
  press('Enter', 'a', 'd', 'x', 'Backspace');
  expect([called, store.getState().insertOpen]).toEqual([[['startEditingText', KEY]], false]);
  begins();
  expect(called.slice(1)).toEqual([['startEditingText', KEY, 'ad']]);
  press('a');
  expect(store.getState().insertOpen).toBe(true);
});

it('Enter behind them ends the typing, Escape cancels it', () => {
  const entered = setUp();
  entered.press('Enter', 'o', 'k', 'Enter');
  entered.begins();
  expect(entered.called.slice(1)).toEqual([['startEditingText', KEY, 'ok'], ['stopEditingText']]);
  const left = setUp();
  left.press('Enter', 'o', 'Escape');
  left.begins();
  expect(left.called.slice(1)).toEqual([['stopEditingText']]);
});

it('they are dropped where something else is selected before', () => {
  const { store, called, press, begins } = setUp();
  press('Enter', 'o');
  noteChoice(store);
  begins();
  expect(called).toHaveLength(1);
});

it('they go to the field of the inspector where the page cannot take them', async () => {
  const { editor, press } = setUp();
  document.body.innerHTML = '<textarea>Old</textarea>';
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  press('Enter', 'a', 'd');
  takeDynamicText(editor, KEY);
  press('x');
  field.focus();
  field.select();
  await Promise.resolve();
  expect(field.value).toBe('adx');
});

it('so are words behind an Enter that waits for the selection of a click', async () => {
  const { store, called, press, begins } = setUp([]);
  store.setState({ pressed: { frameId: MAIN_FRAME, at: performance.now() } } as never);
  press('Enter', 'a', 'd');
  expect(store.getState().insertOpen).toBe(false);
  store.setState({ pressed: null, selection: [KEY] } as never);
  await vi.waitFor(() => expect(called).toHaveLength(1));
  begins();
  expect(called[1]).toEqual(['startEditingText', KEY, 'ad']);
});
