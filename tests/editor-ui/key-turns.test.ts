/**
 * Keys in quick succession, or right behind a click: each acts on the selection at the time it was pressed, or on that of
 * the keys before it.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindKeys } from '../../src/editor-ui/commands/keys.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { KEPT_MS } from '../../src/editor-ui/frame/pressed.ts';
import { EMPTY_INDEX, indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { activeFrame, type EditorStore, noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const MAIN = navTree({ id: 5, children: [{ id: 6 }, { id: 7 }, { id: 8 }] });

let unbind = () => {};
afterEach(() => unbind());

/** The second of three, selected, its rules still on their way. */
function setUp() {
  const { store } = bench();
  const styling = createStylingStore();
  const done: string[] = [];
  let isShown = (_: boolean) => {};
  let shown = new Promise<boolean>((resolve) => {
    isShown = resolve;
  });
  const choose = (keys: string[]) => {
    noteChoice(store);
    store.setState({ selection: keys });
  };
  const editor = {
    store,
    styling: { store: styling },
    frame: { select: choose, whenCommitted: () => shown },
    notify: { unavailable: () => done.push('unavailable') },
    apply: async ({ type, changeFields }: { type: string; changeFields: object }) => {
      done.push(`${type} ${Object.values(changeFields).join()}`);
      return { ok: true, answer: { revisions: {} } };
    },
  } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(MAIN) });
  store.setState({ selection: [keyOf(7, '0-1')] });
  document.body.innerHTML = '<div data-panel="canvas"></div>';
  unbind = bindKeys(editor);
  const press = (key: string, held: KeyboardEventInit = {}) =>
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));
  const key = keyOf(7, '0-1');
  const known = () => {
    const styles = {
      [key]: {
        values: { display: 'block', position: 'static' },
        parent: {},
        parentFontSize: '',
        backdrop: '',
        rem: '',
      },
    };
    styling.setState({ styles, rulesKey: key, rulesContext: styling.getState().context });
  };
  const shows = () => {
    isShown(true);
    shown = Promise.resolve(true);
  };
  return { store, done, choose, press, known, shows };
}

it('a key waits for the one before it, and is for what that one selects', async () => {
  const { done, press, known } = setUp();
  for (const key of ['ArrowLeft', 'Tab', 'Delete']) press(key);
  expect(done).toEqual([]);
  await vi.dynamicImportSettled();
  known();
  await vi.waitFor(() => expect(done).toEqual(['unavailable', `REMOVE_JSX ${idOf(8)}`]));
});

it('a move waits until the page shows the one before it, and goes on from there', async () => {
  const { store, done, press, shows } = setUp();
  for (let i = 0; i < 2; i++) press(']', { ctrlKey: true, code: 'BracketRight' });
  await vi.waitFor(() => expect(done).toHaveLength(1));
  const moved = navTree({ id: 5, children: [{ id: 6 }, { id: 8 }, { id: 7 }, { id: 9 }] });
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(moved) });
  store.setState({ selection: [keyOf(7, '0-2')] });
  expect(done).toHaveLength(1);
  shows();
  await vi.waitFor(() => expect(done.map((one) => one.split(' ')[1]?.split(',')[2])).toEqual([idOf(8), idOf(9)]));
});

it('a key that opens the field of a label has no outcome that others wait for', () => {
  const { store, press } = setUp();
  const tree = indexNavTree(navTree({ id: 5, children: [{ id: 6, component: true }, { id: 7 }] }));
  patchFrame(store, MAIN_FRAME, { tree });
  store.setState({ selection: [keyOf(6, '0-0')] });
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  press('F2');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('what was clicked meanwhile is meant by none of them, which is said', async () => {
  const { done, choose, press, known } = setUp();
  press('ArrowLeft');
  press('Delete');
  await vi.dynamicImportSettled();
  choose([keyOf(6, '0-0')]);
  known();
  await vi.waitFor(() => expect(done).toEqual(['unavailable', 'unavailable']));
  press('Delete');
  await vi.waitFor(() => expect(done).toEqual(['unavailable', 'unavailable', `REMOVE_JSX ${idOf(6)}`]));
});

describe('keys behind a click whose element the tree does not have yet', () => {
  const [FIRST, SECOND, THIRD] = [keyOf(6, '0-0'), keyOf(7, '0-1'), keyOf(8, '0-2')];
  const show = (store: EditorStore) => patchFrame(store, MAIN_FRAME, { tree: indexNavTree(MAIN) });

  function click(key: string) {
    const parts = setUp();
    patchFrame(parts.store, MAIN_FRAME, { tree: EMPTY_INDEX });
    parts.choose([key]);
    return parts;
  }

  it('wait for it, and are taken in their order', async () => {
    const { store, press, done } = click(FIRST);
    for (const key of ['Tab', 'Tab', 'Delete']) press(key);
    expect([store.getState().selection, done]).toEqual([[FIRST], []]);
    show(store);
    await vi.waitFor(() => expect(done).toEqual([`REMOVE_JSX ${idOf(8)}`]));
    expect(store.getState().selection).toEqual([THIRD]);
  });

  it('wait for a press on a page that loads, too', async () => {
    const { store, choose, press, done } = setUp();
    choose([]);
    const { goTo } = activeFrame(store.getState());
    const { choices } = store.getState();
    store.setState({ pressed: { frameId: MAIN_FRAME, at: { x: 0, y: 0 }, exact: false, goTo, choices } });
    press('Delete');
    expect(done).toEqual([]);
    store.setState({ pressed: null, selection: [SECOND] });
    await vi.waitFor(() => expect(done).toEqual([`REMOVE_JSX ${idOf(7)}`]));
  });

  it.each([
    ['Delete', ['unavailable']],
    // where the step would have gone, nobody asks any more
    ['Tab', []],
  ])('are for nothing when something else is chosen: %s says so in %j', async (key, said) => {
    const { store, choose, press, done } = click(FIRST);
    press(key);
    choose([SECOND]);
    show(store);
    press('Delete');
    await vi.waitFor(() => expect(done).toEqual([...said, `REMOVE_JSX ${idOf(7)}`]));
  });

  it('say so after some seconds: nobody waits any more', async () => {
    vi.useFakeTimers();
    const { store, press, done } = click(FIRST);
    for (const key of ['Tab', 'Delete']) press(key);
    await vi.advanceTimersByTimeAsync(KEPT_MS);
    expect(done).toEqual(['unavailable']);
    show(store);
    await vi.advanceTimersByTimeAsync(0);
    expect([done, store.getState().selection]).toEqual([['unavailable'], [FIRST]]);
    vi.useRealTimers();
  });
});
