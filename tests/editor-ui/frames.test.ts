/** Several frames: whose reports count, the calls that go to all, and their places. */
import { describe, expect, it, vi } from 'vitest';
import { chooseRows, placesOf } from '../../src/editor-ui/canvas/arrange.ts';
import { shownCamera } from '../../src/editor-ui/canvas/view.ts';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { sameIn } from '../../src/editor-ui/frame/mirror.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { findKeys } from '../../src/editor-ui/store/selection.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { keyOnStoryboard } from '../../src/protocol/element-key.ts';
import { APP, loadPage, NO_EVENTS, SESSION, withFakeFrames } from './fake-frames.ts';
import { fakePage } from './fake-ports.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

const MD = { breakpoint: 'md', viewport: { id: 'breakpoint-md', width: 768, height: 900 }, order: 768 };
const LG = { breakpoint: 'lg', viewport: { id: 'breakpoint-lg', width: 1024, height: 900 }, order: 1024 };

withFakeFrames();

function setUp() {
  const store = createEditorStore({ session: SESSION, space: { width: 1000, height: 800 } });
  const keys: string[] = [];
  const frames = createFrames(store, { ...NO_EVENTS, onKey: ({ key }) => void keys.push(key) });
  /** A page in a frame: sends the test's messages, and records calls. */
  function load(id: string, sketch: Sketch) {
    const { port, say } = loadPage(frames, id);
    say({ id: 'LATEST_HREF', href: `${APP}/` });
    say({ id: 'NAV_TREE', navTree: navTree(sketch), outerHtml: '' });
    port.got.length = 0;
    const asked = () =>
      port.got.map((call) => (call as { payload: { functionName: string; args: unknown[] } }).payload);
    return { say, asked, calls: (name: string) => asked().filter((one) => one.functionName === name) };
  }
  return { store, frames, keys, load };
}

const PAGE: Sketch = { id: 1, children: [{ id: 2 }, { id: 3 }] };
/** the second element is not shown, as where a width hides it, and the third stands elsewhere */
const NARROW: Sketch = { id: 1, children: [{ id: 3 }] };

describe('reports', () => {
  it('of a frame that is not the active one change that frame, and neither selection nor keys', () => {
    const { store, frames, keys, load } = setUp();
    load(MAIN_FRAME, PAGE).say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(2, '0-0') });
    const [id = ''] = frames.open([MD]);
    const other = load(id, NARROW);
    other.say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(1, '0') });
    other.say({ id: 'KEY_DOWN_EVENT', event: { key: 'Delete', activeElement: {} } });
    expect([store.getState().activeFrame, store.getState().selection, keys]).toEqual([
      MAIN_FRAME,
      [keyOf(2, '0-0')],
      [],
    ]);
    expect([
      store.getState().frames[id]?.tree.items.size,
      store.getState().frames[MAIN_FRAME]?.tree.items.size,
    ]).toEqual([2, 3]);
  });

  it('of a tree in parts, twice before the next picture: the last one is shown', () => {
    const { store, frames } = setUp();
    const { posted, page } = fakePage();
    frames.link(MAIN_FRAME).connect(page);
    const tell = (version: number, name: string) => {
      const entry = navTree({ id: 1, name });
      const parts = { root: entry.elementKey, entries: [entry], removed: [], last: true };
      posted[0]?.port?.postMessage({ id: 'NAV_TREE_PATCH', version, base: version - 1, ...parts });
    };
    const shown = () => store.getState().frames[MAIN_FRAME]?.tree.items.get(keyOf(1, '0'))?.name;
    tell(1, 'first');
    tell(2, 'second');
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(20);
    expect(shown()).toBe('second');
    tell(3, 'third');
    vi.advanceTimersByTime(20);
    expect(shown()).toBe('third');
  });

  it('count once the user has pressed something there', () => {
    const { store, frames, load } = setUp();
    load(MAIN_FRAME, PAGE);
    const [id = ''] = frames.open([MD]);
    const { say } = load(id, NARROW);
    const iframe = document.createElement('iframe');
    iframe.dataset.frame = id;
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(iframe);
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-0') });
    expect([store.getState().activeFrame, store.getState().selection]).toEqual([id, [keyOf(3, '0-0')]]);
  });
});

describe('all frames', () => {
  it('are told of changes; questions go to the active one', () => {
    const { frames, load } = setUp();
    const main = load(MAIN_FRAME, PAGE);
    const [id = ''] = frames.open([MD]);
    const other = load(id, PAGE);
    frames.call('cancelInstantUpdate', 'one');
    frames.call('getCssEvals', keyOf(2, '0-0'));
    frames.setDriving(true);
    expect([main, other].map(({ asked }) => asked().map(({ functionName }) => functionName))).toEqual([
      ['cancelInstantUpdate', 'getCssEvals', 'enableDriveMode'],
      ['cancelInstantUpdate', 'enableDriveMode'],
    ]);
  });

  it('show what is selected and pointed at, where their page has it', () => {
    const { frames, load } = setUp();
    const main = load(MAIN_FRAME, PAGE);
    const [id = ''] = frames.open([MD]);
    const other = load(id, NARROW);
    main.say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-1') });
    main.say({ id: 'HOVERED_ELEMENT_KEY', elementKey: keyOf(2, '0-0') });
    main.say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(2, '0-0') });
    expect(other.calls('setSelectedElement').map(({ args }) => args)).toEqual([[keyOf(3, '0-0')], [null]]);
    expect(other.calls('setHoveredElement')).toEqual([]);
    other.say({ id: 'HOVERED_ELEMENT_KEY', elementKey: keyOf(3, '0-0') });
    expect(main.calls('setHoveredElement').map(({ args }) => args)).toEqual([[keyOf(3, '0-1')]]);
    expect(other.calls('setHoveredElement')).toEqual([]);
  });

  it('learn the context when they load, and are sent where the active one goes', () => {
    const { store, frames, load } = setUp();
    const main = load(MAIN_FRAME, PAGE);
    frames.call('setEditingContext', { theme: 'dark', darkMode: { kind: 'media' }, breakpoints: {} });
    const [id = ''] = frames.open([MD]);
    const { posted, page } = fakePage();
    frames.link(id).connect(page);
    posted[0]?.port.postMessage({ id: 'LATEST_HREF', href: `${APP}/` });
    expect(JSON.stringify(posted[0]?.port.got.at(-1))).toContain('setEditingContext');
    main.say({ id: 'LATEST_HREF', href: `${APP}/about` });
    vi.advanceTimersByTime(1_000);
    expect(store.getState().frames[id]?.goTo).toEqual({ url: `${APP}/about`, count: 1, replace: true });
    frames.call('goBack');
    expect(store.getState().frames[MAIN_FRAME]?.goTo).toMatchObject({ url: `${APP}/`, replace: true });
  });
});

describe('frames', () => {
  it('come, go, and hand the selection on', () => {
    const { store, frames, load } = setUp();
    load(MAIN_FRAME, PAGE).say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-1') });
    const [md = '', lg = ''] = frames.open([MD, LG]);
    load(md, NARROW);
    frames.activate(md);
    expect(store.getState().selection).toEqual([keyOf(3, '0-0')]);
    frames.remove(md);
    expect([store.getState().activeFrame, Object.keys(store.getState().frames)]).toEqual([
      MAIN_FRAME,
      [MAIN_FRAME, lg],
    ]);
    frames.remove(lg);
    frames.remove(MAIN_FRAME);
    expect(Object.keys(store.getState().frames)).toEqual([MAIN_FRAME]);
    expect(frames.open(Array(80).fill(MD))).toHaveLength(59);
  });

  it('stand side by side, and move aside for one that grows', () => {
    const { store, frames } = setUp();
    const [md = '', lg = ''] = frames.open([MD, LG]);
    const x = (id: string) => store.getState().frames[id]?.x;
    store.setState(({ frames: all }) => ({
      frames: Object.fromEntries(Object.entries(all).map(([id, frame]) => [id, { ...frame, row: 0 }])),
    }));
    expect([x(MAIN_FRAME), x(md), x(lg)]).toEqual([0, 1520, 2368]);
    const wide = { id: 'custom', width: 1000, height: 900 };
    store.setState(({ frames: all }) => ({ frames: { ...all, [md]: { ...all[md], viewport: wide } as never } }));
    expect([x(md), x(lg)]).toEqual([1520, 2600]);
    const { zoom } = shownCamera(store.getState());
    expect(3624 * zoom).toBeLessThanOrEqual(1000);
  });

  it('take the rows that show them largest', () => {
    const sizes = [390, 640, 768, 1024, 1280, 1536].map((width) => ({ width, height: 900 }));
    expect(chooseRows(sizes, { width: 900, height: 700 })).toEqual([0, 0, 0, 0, 1, 1]);
    expect(chooseRows(sizes, { width: 6_000, height: 700 })).toEqual([0, 0, 0, 0, 0, 0]);
    expect(placesOf(sizes.slice(0, 3), [0, 0, 1])).toEqual([
      { x: 0, y: 0 },
      { x: 470, y: 0 },
      { x: 0, y: 1060 },
    ]);
  });
});

describe('an element in another page', () => {
  const wide = indexNavTree(navTree({ id: 1, children: [{ id: 2 }, { id: 2 }, { id: 3 }] }));
  const narrow = indexNavTree(navTree({ id: 1, children: [{ id: 9 }, { id: 3 }, { id: 2 }] }));

  it('is the one at its path, else the same turn, else the first, else none', () => {
    expect(sameIn(narrow, keyOf(1, '0'), wide)).toBe(keyOf(1, '0'));
    expect(sameIn(narrow, keyOf(3, '0-2'), wide)).toBe(keyOf(3, '0-1'));
    expect(sameIn(narrow, keyOf(2, '0-1'), wide)).toBe(keyOf(2, '0-2'));
    expect(sameIn(wide, keyOf(9, '0-0'), narrow)).toBeNull();
  });

  it('has a key that names its own storyboard', () => {
    const elsewhere = (key: string) => keyOnStoryboard(key, 'frame-2');
    const items = [...wide.items].map(([key, item]) => [elsewhere(key), { ...item, key: elsewhere(key) }] as const);
    const other = { roots: wide.roots.map(elsewhere), items: new Map(items) };
    expect(sameIn(other, keyOf(3, '0-2'), wide)).toBe(elsewhere(keyOf(3, '0-2')));
    expect(findKeys([keyOf(2, '0-1'), keyOf(1, '0')])(other)).toEqual([keyOf(2, '0-1'), keyOf(1, '0')].map(elsewhere));
    expect(findKeys([keyOf(9, '0-7')])(other)).toEqual([]);
  });
});
