/** Presses on a frame while its page loads, and keys behind them. */
import { describe, expect, it, vi } from 'vitest';
import { openMenuLater } from '../../src/editor-ui/canvas/menu-later.ts';
import { shownCamera } from '../../src/editor-ui/canvas/view.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { bindPressed, KEPT_MS, pressLater } from '../../src/editor-ui/frame/pressed.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import { APP, loadPage, NO_EVENTS, SESSION, withFakeFrames } from './fake-frames.ts';
import { fakePage } from './fake-ports.ts';
import { keyOf, navTree } from './trees.ts';

const [FIRST, SECOND] = [keyOf(2, '0-0'), keyOf(3, '0-1')];
const TREE = navTree({ id: 1, children: [{ id: 2 }, { id: 3 }] });
const AT = { x: 30, y: 40 };

withFakeFrames();

function setUp() {
  const store = createEditorStore({ session: SESSION });
  const frame = createFrames(store, NO_EVENTS);
  const said: string[] = [];
  const notify = { refused: ({ code }: ApiError) => said.push(code) };
  const editor = { store, frame, notify } as unknown as Editor;
  bindPressed(editor);
  /** A page that has loaded, and one that shows its tree. */
  function load(id = MAIN_FRAME) {
    const { port, say } = loadPage(frame, id);
    const asked = () =>
      port.got
        .map((call) => (call as { payload?: { functionName: string; args: unknown[] } }).payload)
        .filter((one) => one?.functionName === 'selectAt')
        .map((one) => one?.args);
    return { say, asked, show: () => say({ id: 'NAV_TREE', navTree: TREE, outerHtml: '' }) };
  }
  const press = (exact = false, id = MAIN_FRAME) => pressLater(editor, id, AT, exact);
  const state = () => store.getState();
  return { store, frame, said, load, press, state };
}

describe('a press on a page that loads', () => {
  it('is asked of the page once that rests, and what the page answers is selected', () => {
    const { store, load, press, state } = setUp();
    store.setState({ selection: [SECOND] });
    press(true);
    expect(state().selection).toEqual([]);
    const { say, asked, show } = load();
    vi.advanceTimersByTime(200);
    show();
    vi.advanceTimersByTime(200);
    show();
    vi.advanceTimersByTime(200);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual([[AT, true]]);
    const { choices } = state();
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey: FIRST });
    expect(state()).toMatchObject({ selection: [FIRST], pressed: null, choices });
  });

  it('is asked again where nothing was there yet, and of a page that never rests', () => {
    const { load, press } = setUp();
    press();
    const { asked, show, say } = load();
    vi.advanceTimersByTime(300);
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey: null });
    for (let i = 0; i < 8; i++) {
      vi.advanceTimersByTime(200);
      show();
    }
    vi.advanceTimersByTime(10);
    expect(asked().length).toBeGreaterThan(1);
  });

  it('on nothing is over once the page that shows its elements answers so', () => {
    const { load, press, state, said } = setUp();
    press();
    const { show, say } = load();
    const nothing = () => say({ id: 'SELECTED_ELEMENT_KEY', elementKey: null });
    vi.advanceTimersByTime(300);
    nothing();
    // nothing is shown yet: it may still come
    expect(state().pressed).not.toBeNull();
    show();
    vi.advanceTimersByTime(300);
    expect(state().pressed).not.toBeNull();
    const { choices } = state();
    nothing();
    expect([state().pressed, state().selection, state().choices, said]).toEqual([null, [], choices, []]);
  });

  it('is the last of several', () => {
    const { store, load, press, frame } = setUp();
    press();
    pressLater({ store, frame } as Editor, MAIN_FRAME, { x: 1, y: 2 }, false);
    const { asked, show } = load();
    show();
    vi.advanceTimersByTime(300);
    expect(asked()).toEqual([[{ x: 1, y: 2 }, false]]);
  });

  it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
    ['something else is chosen', ({ frame }) => frame.select([SECOND])],
    ['the app is driven', ({ frame }) => frame.setDriving(true)],
    ['the frame is sent elsewhere', ({ store }) => patchFrame(store, MAIN_FRAME, { goTo: { url: APP, count: 1 } })],
  ])('is forgotten when %s', (_, happens) => {
    const parts = setUp();
    parts.press();
    happens(parts);
    expect(parts.state().pressed).toBeNull();
    const { asked, show } = parts.load();
    show();
    vi.advanceTimersByTime(KEPT_MS);
    expect([asked(), parts.said]).toEqual([[], []]);
  });

  it('is given up after some seconds, which is said', () => {
    const { load, press, state, said } = setUp();
    press();
    vi.advanceTimersByTime(KEPT_MS);
    expect([state().pressed, said]).toEqual([null, ['page-loading']]);
    const { asked, show } = load();
    show();
    vi.advanceTimersByTime(1_000);
    expect(asked()).toEqual([]);
  });

  it('in another frame makes that the active one', () => {
    const { frame, load, press, state } = setUp();
    const [id = ''] = frame.open([{ breakpoint: null, viewport: { id: 'a', width: 390, height: 844 }, order: 0 }]);
    press(false, id);
    expect(state().activeFrame).toBe(id);
    const { say, show } = load(id);
    show();
    vi.advanceTimersByTime(300);
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey: FIRST });
    expect(state().selection).toEqual([FIRST]);
  });
});

describe('the menu of a press on a page that loads', () => {
  function ask() {
    document.body.innerHTML = '<div data-panel="canvas"></div>';
    const parts = setUp();
    parts.press();
    void openMenuLater(parts);
    const { say, show } = parts.load();
    const answer = (elementKey: string | null = FIRST) => {
      show();
      vi.advanceTimersByTime(300);
      say({ id: 'SELECTED_ELEMENT_KEY', elementKey });
    };
    return { ...parts, answer };
  }

  it('opens where the press was, once the page has answered', async () => {
    const { state, answer } = ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().contextMenu).toBeNull();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    const { x, y, zoom } = shownCamera(state());
    expect(state()).toMatchObject({ selection: [FIRST], contextMenu: { x: AT.x * zoom + x, y: AT.y * zoom + y } });
  });

  it('opens also where nothing is, as on a page that has loaded', async () => {
    const { state, answer } = ask();
    answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ pressed: null, selection: [], contextMenu: expect.anything() });
  });

  it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
    ['something else is chosen', ({ frame }) => frame.select([SECOND])],
    ['something else is pressed', ({ press }) => press()],
    ['the app is driven', ({ frame }) => frame.setDriving(true)],
  ])('stays away when %s', async (_, happens) => {
    const parts = ask();
    happens(parts);
    parts.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.state().contextMenu).toBeNull();
  });

  it('stays away when nobody answers, which is said', async () => {
    const { press, state, said, ...editor } = setUp();
    press();
    void openMenuLater(editor);
    await vi.advanceTimersByTimeAsync(KEPT_MS);
    expect([state().contextMenu, said]).toEqual([null, ['page-loading']]);
  });
});

it('a page that goes is loading from then on, and the next one is told what is selected', () => {
  const { load, frame, state } = setUp();
  const { say, show } = load();
  show();
  frame.select([FIRST]);
  say({ id: 'PAGE_LEFT' });
  expect(state().frames[MAIN_FRAME]?.status).toBe('loading');
  const { posted, page } = fakePage();
  frame.link(MAIN_FRAME).connect(page);
  posted[0]?.port.postMessage({ id: 'NAV_TREE', navTree: TREE, outerHtml: '' });
  vi.advanceTimersByTime(20);
  expect(posted[0]?.port.got.at(-1)).toMatchObject({
    payload: { functionName: 'setSelectedElement', args: [FIRST] },
  });
});
