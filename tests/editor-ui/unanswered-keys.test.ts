/** Editing keys without a target: each shows the reason and the next step. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/editor-ui/commands/commands.ts';
import { bindKeys } from '../../src/editor-ui/commands/keys.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import { fakeActivity } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** Two elements of the files, and one of a package. */
const TREE = indexNavTree(navTree({ id: 5, children: [{ id: 6 }, { id: 7 }, { id: 99 }] }));
const [FIRST, SECOND, FOREIGN] = [keyOf(6, '0-0'), keyOf(7, '0-1'), keyOf(99, '0-2')];

let unbind = () => {};
afterEach(() => {
  unbind();
  vi.restoreAllMocks();
});

function setUp(selection: string[] = []) {
  const { store } = bench();
  const said: ApiError[] = [];
  const undo = vi.fn(async () => undefined);
  const frame = { select: () => undefined };
  const editor = {
    store,
    undo,
    frame,
    notify: { unavailable: (error: ApiError) => said.push(error) },
  } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: TREE });
  store.setState({ selection });
  document.body.innerHTML = '<div data-panel="canvas"></div>';
  unbind = bindKeys(editor);
  /** @returns whether the browser has the key */
  const press = (key: string, init: KeyboardEventInit = {}) =>
    document.body.firstElementChild?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  return { store, undo, press, messages: () => said.map(({ message }) => message), said };
}

const mod = { ctrlKey: true };

describe('a key that edits', () => {
  it.each<[string, KeyboardEventInit]>([
    ['A', { shiftKey: true }],
    ['Delete', {}],
    ['Backspace', {}],
    ['ArrowLeft', {}],
    ['F2', {}],
    ['Enter', mod],
    ...[...'adcxg[]'].map((key): [string, KeyboardEventInit] => [key, mod]),
    ...[...'GH'].map((key): [string, KeyboardEventInit] => [key, { ...mod, shiftKey: true }]),
    ...[...'cg'].map((key): [string, KeyboardEventInit] => [key, { ...mod, altKey: true }]),
  ])('%s %o says that nothing is selected, and is not the browser’s', (key, init) => {
    const { press, said, messages } = setUp();
    expect(press(key, init)).toBe(false);
    expect(messages()).toEqual(['Nothing is selected.']);
    expect(said[0]?.hint).toMatch(/^Click an element/);
  });

  it.each<[string, string, KeyboardEventInit, string[]]>([
    ['nothing was done', 'z', mod, []],
    ['nothing was undone', 'y', mod, []],
    ['nothing is copied', 'v', mod, []],
    ['no style is copied', 'v', { ...mod, altKey: true }, [FIRST]],
    ['it is no component', 'F2', {}, [FIRST]],
    ['it is the first', '[', mod, [FIRST]],
    ['several are selected', 'c', mod, [FIRST, SECOND]],
    ['it is none of the files', 'd', mod, [FOREIGN]],
  ])('says why not where %s', (_, key, init, selection) => {
    const { press, said } = setUp(selection);
    expect(press(key, init)).toBe(false);
    expect(said).toMatchObject([{ message: expect.stringMatching(/\.$/), hint: expect.stringMatching(/\.$/) }]);
    expect(said[0]?.message).not.toBe('Nothing is selected.');
  });

  // covers ux behaviours.15
  it('that is held down says it once, and nothing where it has come to the end', () => {
    const { store, undo, press, messages } = setUp();
    press('z', mod);
    press('z', { ...mod, repeat: true });
    expect(messages()).toEqual(['There is nothing to undo.']);
    store.setState({ activities: [fakeActivity(1)] });
    press('z', { ...mod, repeat: true });
    store.setState({ activities: [] });
    press('z', { ...mod, repeat: true });
    expect(messages()).toHaveLength(1);
    return vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
  });

  it('is the browser’s where it copies words that are marked here', () => {
    const { press, messages } = setUp([FIRST]);
    vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    expect(press('c', mod)).toBe(true);
    expect(messages()).toEqual([]);
  });

  it('has a reason at hand, whichever it is', () => {
    const silent = COMMANDS.filter(({ group, keys, enabled, why }) => group === 'Edit' && keys && enabled && !why);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

it.each([
  ['Escape', 'editor'],
  ['Tab', 'browser'],
  ['Enter', 'browser'],
])('%s is no edit: without a selection it is silent, and goes to the %s', (key, to) => {
  const { press, messages } = setUp();
  expect(press(key)).toBe(to === 'browser');
  expect(messages()).toEqual([]);
});
