/** Keys typed right behind one that opens a field, before the field has the focus. */
import { afterEach, expect, it, vi } from 'vitest';
import { bindKeys, handleForwardedKey } from '../../src/editor-ui/commands/keys.ts';
import { awaitField, keepAfterEnter, keepKeys, takeBehindKeys } from '../../src/editor-ui/commands/typed-ahead.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

let unbind = () => {};
afterEach(() => {
  unbind();
  vi.restoreAllMocks();
});

async function focus(field: HTMLInputElement): Promise<void> {
  vi.restoreAllMocks();
  field.focus();
  await Promise.resolve();
}

function later(ms: number): void {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

const APP = { tagName: 'BODY', isContentEditable: false, elementType: null };
const MOD = { ctrlKey: true };

/** One selected element, and a field that nobody has gone to yet. */
function setUp() {
  const { store } = bench();
  const removed = vi.fn(async () => ({ ok: true }));
  const asked: string[] = [];
  const frame = { call: (_: string, key: string) => asked.push(key) };
  const editor = { store, frame, apply: removed, notify: { unavailable: () => {} } } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }] })) });
  store.setState({ selection: [keyOf(6, '0-0')] });
  document.body.innerHTML = '<div data-panel="canvas" tabindex="0"></div><input><input value="old">';
  const [canvas, field, other] = document.body.children as unknown as [HTMLElement, HTMLInputElement, HTMLInputElement];
  unbind = bindKeys(editor);
  const heard: string[] = [];
  for (const each of [field, other]) each.addEventListener('input', () => heard.push(each.value));
  const init = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  return {
    editor,
    store,
    /** the focus goes to the app; one in the document would be loaded */
    toApp: () => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.createElement('iframe')),
    field,
    other,
    heard,
    removed,
    /** the page answers what it was asked */
    answer: () => {
      for (const key of asked.splice(0)) takeBehindKeys(editor, key);
    },
    /** as the frame forwards it */
    inApp: (key: string, more = {}) =>
      handleForwardedKey(editor, { key, code: '', ...init, ...more, activeElement: APP }),
    /** @returns whether the browser has the key */
    onCanvas: (key: string, more = {}) =>
      canvas.dispatchEvent(new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true })),
  };
}

/** The key that opens a field, and one letter at least that means something else. */
const OPENS: [string, object][] = [
  ['g', { ctrlKey: true, altKey: true }],
  ['k', MOD],
  ['a', {}],
  ['Enter', MOD],
];

it.each(OPENS)('%s %o: what is typed in the app comes into the field', async (opener, init) => {
  const { store, toApp, field, heard, inApp } = setUp();
  toApp();
  inApp(opener, init);
  const { overlay, insertOpen } = store.getState();
  for (const key of ['a', 's', 'x', 'Backspace', 'Shift', 'i', 'd', 'e']) inApp(key);
  expect(store.getState()).toMatchObject({ overlay, insertOpen, tool: 'select' });
  await focus(field);
  expect([field.value, heard]).toEqual(['aside', ['aside']]);
});

it.each(OPENS)('%s %o: what is typed on the canvas, too', async (opener, init) => {
  const { field, onCanvas } = setUp();
  onCanvas(opener, init);
  for (const key of 'ul') expect(onCanvas(key)).toBe(false);
  await focus(field);
  expect(field.value).toBe('ul');
});

it.each(OPENS)(
  '%s %o: select all typed ahead is for the field, whose words the next ones replace',
  async (opener, init) => {
    for (const where of ['inApp', 'onCanvas'] as const) {
      const { store, toApp, other, ...keys } = setUp();
      if (where === 'inApp') toApp();
      keys[where](opener, init);
      const { selection, choices } = store.getState();
      keys[where]('x');
      keys[where]('a', MOD);
      for (const key of 'new') keys[where](key);
      expect(store.getState()).toMatchObject({ selection, choices });
      await focus(other);
      expect(other.value).toBe('new');
      unbind();
    }
  },
);

/** Two letters typed in the app, one before the field has the focus and one on its way then. */
async function onTheWay() {
  const parts = setUp();
  const { toApp, field, inApp } = parts;
  toApp();
  inApp('k', MOD);
  inApp('a');
  await focus(field);
  inApp('b');
  return parts;
}

it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
  ['the page has answered', ({ answer }) => answer()],
  ['some seconds went by', () => later(10_100)],
])('a letter that was still on its way from the app comes behind the others, until %s', async (_, end) => {
  const parts = await onTheWay();
  const { field, inApp } = parts;
  inApp('c');
  inApp('Backspace');
  inApp('c', MOD);
  expect(field.value).toBe('ab');
  end(parts);
  inApp('c');
  expect(field.value).toBe('ab');
});

it('select all that was still on its way from the app is for the field', async () => {
  const { field, inApp } = await onTheWay();
  inApp('a', MOD);
  for (const key of 'new') inApp(key);
  expect(field.value).toBe('new');
});

it('select all that was still on its way spares what was typed in the field since', async () => {
  const { field, inApp } = await onTheWay();
  field.setRangeText('mo', 2, 2, 'end');
  inApp('a', MOD);
  for (const key of 'De') inApp(key);
  expect(field.value).toBe('Demo');
});

it('Enter that was still on its way from the app goes to the field, and is the last', async () => {
  const { field, inApp } = await onTheWay();
  const entered = vi.fn(() => field.value);
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && entered());
  for (const key of ['c', 'Enter', 'd', 'Enter']) inApp(key);
  await vi.waitFor(() => expect(entered).toHaveBeenCalled());
  expect(entered.mock.results.map(({ value }) => value)).toEqual(['abc']);
});

it('a letter that was still on its way stands before what was typed in the field since', async () => {
  const { field, inApp } = await onTheWay();
  field.setRangeText('d', 2, 2, 'end');
  inApp('x');
  inApp('Backspace');
  inApp('c');
  field.setRangeText('e', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  expect(field.value).toBe('abcde');
});

it('a slow machine loses none: neither those that it had before the field came, nor the next', async () => {
  const { field, onCanvas, store } = setUp();
  onCanvas('a');
  for (const key of 'Col') {
    later(8_000);
    expect(onCanvas(key)).toBe(false);
  }
  later(20_000);
  field.focus();
  await Promise.resolve();
  expect([field.value, store.getState().tool]).toEqual(['Col', 'select']);
});

it('they are for a text that is found in another element than the one that was asked for', async () => {
  const { editor, field, onCanvas, store } = setUp();
  const ask = () => store.setState(({ choices }) => ({ textAsked: { key: keyOf(6, '0-0'), words: null, choices } }));
  ask();
  awaitField(editor, ({ textAsked, choices }) => textAsked?.choices === choices);
  onCanvas('C');
  noteChoice(store);
  ask();
  for (const key of 'ol') expect(onCanvas(key)).toBe(false);
  await focus(field);
  expect(field.value).toBe('Col');
});

it('Tab behind words of the page ends them as Enter does, and means nothing to another field', async () => {
  for (const [isForKept, times] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { editor, field, onCanvas } = setUp();
    const entered = vi.fn();
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && entered(field.value));
    awaitField(editor, () => true, { isForKept });
    for (const key of ['H', 'i', 'Tab']) onCanvas(key);
    await focus(field);
    await new Promise((resolve) => setTimeout(resolve));
    expect([field.value, entered.mock.calls.length]).toEqual(['Hi', times]);
    unbind();
  }
});

it('a key that is held down is typed once', async () => {
  const { field, onCanvas } = setUp();
  for (const repeat of [false, true, true]) onCanvas('a', { repeat });
  onCanvas('b');
  await focus(field);
  expect(field.value).toBe('b');
});

it.each(OPENS)(
  '%s %o: Enter typed behind it reaches the field after the text, and no key after it does',
  async (opener, init) => {
    const { store, field, onCanvas, removed } = setUp();
    const entered = vi.fn(() => field.value);
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && entered());
    onCanvas(opener, init);
    for (const key of ['u', 'l', 'Enter', 'x', 'Backspace', 'Enter', 'Delete']) expect(onCanvas(key)).toBe(false);
    await focus(field);
    await vi.waitFor(() => expect(entered).toHaveBeenCalled());
    expect(entered.mock.results.map(({ value }) => value)).toEqual(['ul']);
    expect(removed).not.toHaveBeenCalled();
    expect(store.getState().tool).toBe('select');
  },
);

it('keys behind that Enter are for the words of what it adds, with an Enter of their own', async () => {
  const { editor, field, onCanvas } = setUp();
  const onEnter = vi.fn();
  const words = vi.fn(() => keepKeys(editor, { onEnter, onEscape: () => {} }));
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && words());
  onCanvas('a');
  for (const key of ['p', 'Enter', 'x', 'Backspace', 'H', 'i', 'Enter']) onCanvas(key);
  await focus(field);
  await vi.waitFor(() => expect(words).toHaveBeenCalled());
  const kept = words.mock.results[0]?.value;
  expect([field.value, kept?.text(), kept?.isEntered(), onEnter.mock.calls.length]).toEqual(['p', 'Hi', true, 1]);
});

it('so are keys typed while the field waits for its results, after it has got that Enter', async () => {
  const { editor, store, field, other, onCanvas } = setUp();
  const words = () => keepKeys(editor, { onEnter: () => {}, onEscape: () => {} }).text();
  const entered = vi.fn((event: KeyboardEvent) => {
    event.preventDefault();
    keepAfterEnter(editor, ({ insertOpen }) => insertOpen);
  });
  field.addEventListener('keydown', (event) => event.key === 'Enter' && entered(event));
  onCanvas('a');
  for (const key of ['p', 'Enter', 'H']) onCanvas(key);
  await focus(field);
  onCanvas('e');
  await vi.waitFor(() => expect(entered).toHaveBeenCalled());
  expect(onCanvas('y')).toBe(false);
  expect([field.value, words()]).toEqual(['p', 'Hey']);

  // until the user goes elsewhere, or the field is gone
  for (const goes of [
    () => other.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => store.setState({ insertOpen: false }),
  ]) {
    store.setState({ insertOpen: true });
    const drop = keepAfterEnter(editor, ({ insertOpen }) => insertOpen);
    expect(onCanvas('y')).toBe(false);
    goes();
    onCanvas('q');
    expect(words()).toBe('');
    drop();
  }
});

it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
  ['something else was chosen', ({ store }) => noteChoice(store)],
  ['some seconds went by', () => later(10_100)],
])('they are forgotten where %s before it adds anything', async (_, happens) => {
  const parts = setUp();
  parts.onCanvas('a');
  for (const key of ['p', 'Enter', 'H', 'i']) parts.onCanvas(key);
  await focus(parts.field);
  happens(parts);
  expect(keepKeys(parts.editor, { onEnter: () => {}, onEscape: () => {} }).text()).toBe('');
});

it('Enter that is held down from the key that opened the field is not typed', async () => {
  const { field, onCanvas } = setUp();
  const entered = vi.fn();
  field.addEventListener('keydown', entered);
  onCanvas('Enter', MOD);
  expect(onCanvas('Enter', { repeat: true })).toBe(false);
  onCanvas('u');
  await focus(field);
  await new Promise((resolve) => setTimeout(resolve));
  expect([field.value, entered.mock.calls]).toEqual(['u', []]);
});

it('Enter typed ahead submits the form of a field that leaves it to it', async () => {
  const { field, onCanvas } = setUp();
  const form = document.createElement('form');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  field.replaceWith(form);
  form.append(field);
  onCanvas('g', { ctrlKey: true, altKey: true });
  for (const key of ['u', 'l', 'Enter']) onCanvas(key);
  await focus(field);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

it('Enter typed ahead is for the field that had the focus first only', async () => {
  const { field, other, onCanvas } = setUp();
  const entered = vi.fn();
  other.addEventListener('keydown', entered);
  onCanvas('k', MOD);
  onCanvas('Enter');
  await focus(field);
  other.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(entered).not.toHaveBeenCalled();
});

it('what the field marks is replaced', async () => {
  const { other, onCanvas } = setUp();
  onCanvas('Enter', MOD);
  onCanvas('n');
  other.focus();
  other.select();
  await Promise.resolve();
  expect(other.value).toBe('n');
});

it('Delete and Backspace mean the field that is to come, not the selected element', () => {
  const { onCanvas, removed } = setUp();
  onCanvas('a');
  for (const key of ['Delete', 'Backspace', 'Enter']) expect(onCanvas(key)).toBe(false);
  expect(removed).not.toHaveBeenCalled();
});

it('Escape closes what is not there yet', async () => {
  const { store, toApp, field, inApp } = setUp();
  toApp();
  for (const [opener, init] of OPENS) {
    inApp(opener, init);
    inApp('s');
    inApp('Escape');
    expect(store.getState()).toMatchObject({ overlay: 'none', insertOpen: false });
  }
  await focus(field);
  expect(field.value).toBe('');
  expect(store.getState().selection).toHaveLength(1);
});

it.each(['help', 'settings'] as const)('while %s is open, keys of the app do nothing but close it', (overlay) => {
  const { store, toApp, inApp, removed } = setUp();
  store.setState({ overlay });
  toApp();
  for (const key of ['a', 'h', 'Delete']) inApp(key);
  expect(store.getState()).toMatchObject({ overlay, insertOpen: false, tool: 'select' });
  expect(removed).not.toHaveBeenCalled();
  inApp('Escape');
  expect(store.getState().overlay).toBe('none');
  expect(store.getState().selection).toHaveLength(1);
});

it('so are keys typed while the field waits for its results, after it has got that Enter', async () => {
  const { editor, store, field, other, onCanvas } = setUp();
  const words = () => keepKeys(editor, { onEnter: () => {}, onEscape: () => {} }).text();
  const entered = vi.fn((event: KeyboardEvent) => {
    event.preventDefault();
    keepAfterEnter(editor, ({ insertOpen }) => insertOpen);
  });
  field.addEventListener('keydown', (event) => event.key === 'Enter' && entered(event));
  onCanvas('a');
  for (const key of ['p', 'Enter', 'H']) onCanvas(key);
  await focus(field);
  onCanvas('e');
  await vi.waitFor(() => expect(entered).toHaveBeenCalled());
  expect(onCanvas('y')).toBe(false);
  expect([field.value, words()]).toEqual(['p', 'Hey']);

  // until the user goes elsewhere, or the field is gone
  for (const goes of [
    () => other.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => store.setState({ insertOpen: false }),
  ]) {
    store.setState({ insertOpen: true });
    const drop = keepAfterEnter(editor, ({ insertOpen }) => insertOpen);
    expect(onCanvas('y')).toBe(false);
    goes();
    onCanvas('q');
    expect(words()).toBe('');
    drop();
  }
});

it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
  ['something else was chosen', ({ store }) => noteChoice(store)],
  ['it was closed', ({ store }) => store.setState({ insertOpen: false })],
  ['the user pressed elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['it did not come in some seconds', () => later(10_100)],
])('keys are keys again where %s', async (_, happens) => {
  const parts = setUp();
  parts.onCanvas('a');
  parts.onCanvas('b');
  happens(parts);
  parts.onCanvas('h');
  expect(parts.store.getState().tool).toBe('pan');
  await focus(parts.field);
  expect(parts.field.value).toBe('');
});

it('an Enter in the field waits for the letters that were typed in the app before it', async () => {
  const { toApp, field, inApp, answer } = setUp();
  const entered: string[] = [];
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && entered.push(field.value));
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  toApp();
  inApp('k', MOD);
  inApp('R');
  inApp('i');
  await focus(field);
  expect(press('Enter')).toBe(false);
  expect(press('x')).toBe(false);
  inApp('n');
  inApp('g');
  expect([field.value, entered]).toEqual(['Ring', []]);
  answer();
  await vi.waitFor(() => expect(entered).toEqual(['Ring']));
  expect(press('Enter')).toBe(true);
});
