/** New elements are selected once a tree has them, whatever the page reports until then. */
import { describe, expect, it, vi } from 'vitest';
import { commandById } from '../../src/editor-ui/commands/commands.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { findKeys } from '../../src/editor-ui/store/selection.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { connectFrame } from './connected-frame.ts';
import { APP, withFakeFrames } from './fake-frames.ts';
import { idOf } from './fake-project.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

withFakeFrames();

const FILE = 'src/App.tsx';

function setUp() {
  const frame = connectFrame();
  const { store, posted, say } = frame;
  const navTreeOf = (sketch: Sketch) => ({ id: 'NAV_TREE', navTree: navTree(sketch), outerHtml: '' });
  const show = (sketch: Sketch) => say(navTreeOf(sketch));
  const commits = (revision: number) =>
    say({ id: 'REVISIONS_COMMITTED', committed: { base: 0, files: { [FILE]: revision } } });
  const told = () => JSON.stringify(posted[0]?.port?.got ?? []).split('setSelectedElement').length - 1;
  const { choices } = store.getState();
  return { ...frame, navTreeOf, show, commits, told, choices };
}

/** The second element, wrapped by the ninth. */
const WRAPPED: Sketch = { id: 1, children: [{ id: 9, children: [{ id: 2 }] }, { id: 3 }] };
const wrapper = findKeys([keyOf(9, '0-0')]);

it('a tree that moves what is selected, and does not have it yet', () => {
  const { frames, show, selection } = setUp();
  frames.selectLater(wrapper);
  show({ id: 1, children: [{ children: [{ id: 2 }] }, { id: 3 }] });
  expect(selection()).toEqual([keyOf(2, '0-0-0')]);
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(9, '0-0')]);
});

it('the other key that the selected element has by it', () => {
  const { frames, show, report, selection } = setUp();
  frames.selectLater(wrapper);
  report(keyOf(2, '0-0-0'), { sameAs: keyOf(2, '0-0') });
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(9, '0-0')]);
});

it('what a link names, however long the app takes to start', () => {
  const { frames, show, selection } = setUp();
  frames.selectLater(wrapper);
  vi.advanceTimersByTime(30_000);
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(9, '0-0')]);
});

it('but not when the user chose something else meanwhile', () => {
  const { frames, show, report, selection } = setUp();
  frames.selectLater(wrapper);
  report(keyOf(3, '0-1'));
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(3, '0-1')]);
});

it('nor when that was before it was asked for, and after the edit was made', () => {
  const { frames, show, report, choices, selection } = setUp();
  report(keyOf(3, '0-1'));
  show(WRAPPED);
  frames.selectLater(wrapper, { mayBeThere: true, since: choices });
  show({ ...WRAPPED, name: 'main' });
  expect(selection()).toEqual([keyOf(3, '0-1')]);
});

it('nor after Escape, with nothing selected, while an undo was under way', () => {
  const { store, frames, show, selection } = setUp();
  frames.select([]);
  const { choices: since } = store.getState();
  const deselect = commandById('deselect');
  expect(deselect.enabled?.(store.getState()) ?? true).toBe(true);
  deselect.run({ store, frame: frames } as unknown as Editor);
  show(WRAPPED);
  frames.selectLater(wrapper, { mayBeThere: true, since });
  expect(selection()).toEqual([]);
});

it('and another key of what is no longer selected does not bring it back', () => {
  const { frames, report, selection } = setUp();
  frames.select([]);
  report(keyOf(2, '0-0-0'), { sameAs: keyOf(2, '0-0') });
  expect(selection()).toEqual([]);
});

it('nor when several were chosen', () => {
  const { frames, say, show, selection } = setUp();
  frames.selectLater(findKeys([keyOf(9, '0-2')]));
  const elementKeys = [keyOf(2, '0-0'), keyOf(3, '0-1')];
  say({ id: 'MULTI_SELECTED_ELEMENT_KEYS', elementKeys, outerHTMLs: [] });
  show({ id: 1, children: [{ id: 2 }, { id: 3 }, { id: 9 }] });
  expect(selection()).toEqual(elementKeys);
});

it('at once where the newest tree has it', () => {
  const { frames, show, selection } = setUp();
  show(WRAPPED);
  frames.selectLater(wrapper, { mayBeThere: true });
  expect(selection()).toEqual([keyOf(9, '0-0')]);
});

it('again where an update that is late takes it away for a moment', () => {
  const { frames, show, selection } = setUp();
  show(WRAPPED);
  frames.selectLater(wrapper, { mayBeThere: true });
  show({ id: 1, children: [{ id: 3 }] });
  expect(selection()).toEqual([]);
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(9, '0-0')]);
});

it('and not once the page has committed the edit without it', () => {
  const { frames, show, commits, selection } = setUp();
  frames.hear({ [FILE]: 7 });
  frames.selectLater(wrapper, { revisions: { [FILE]: 7 } });
  commits(7);
  show(WRAPPED);
  expect(selection()).toEqual([keyOf(2, '0-0-0')]);
});

it('is told to the page once: a drag that has begun goes on', () => {
  const { frames, show, told } = setUp();
  show(WRAPPED);
  frames.selectLater(wrapper, { mayBeThere: true });
  const before = told();
  expect(before).toBeGreaterThan(0);
  show(WRAPPED);
  show({ ...WRAPPED, name: 'main' });
  expect(told()).toBe(before);
});

describe('a page that is late', () => {
  /** The second element, which the source has; the page is to commit an edit. */
  function setUpKnown() {
    const all = setUp();
    all.store.setState({ elements: { [idOf(2)]: {} as TreeElement } });
    all.frames.hear({ [FILE]: 7 });
    return all;
  }
  const WITHOUT: Sketch = { id: 1, children: [{ id: 3 }] };
  const WITH: Sketch = { id: 1, children: [{ id: 2 }, { id: 3 }] };

  it('and shows an older state for a moment does not take the selection away', () => {
    const { show, commits, told, selection } = setUpKnown();
    const before = told();
    show(WITHOUT);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    show(WITH);
    commits(7);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    expect(told()).toBe(before);
  });

  it('nor the row of which the label is being typed', () => {
    const { store, show, commits } = setUpKnown();
    const tree = () => store.getState().frames[MAIN_FRAME]?.tree.items;
    store.setState({ elements: { [idOf(3)]: {} as TreeElement }, selection: [] });
    const renaming = { key: keyOf(3, '0-1'), codebaseId: idOf(3), name: 'div', text: 'Off', caret: null };
    store.setState({ renaming });
    show({ id: 1, children: [{ id: 2 }] });
    expect(tree()?.has(renaming.key)).toBe(true);
    commits(7);
    expect(tree()?.has(renaming.key)).toBe(false);
  });

  it('is believed once it has committed the edit, and what was selected is again once it is back', () => {
    const { show, commits, selection } = setUpKnown();
    show(WITHOUT);
    commits(6);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    commits(7);
    expect(selection()).toEqual([]);
    show(WITH);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
  });

  it('is believed at once where no edit is on its way', () => {
    const { show, commits, selection } = setUpKnown();
    commits(7);
    show(WITHOUT);
    expect(selection()).toEqual([]);
  });

  it('is believed when it has lost its dev server', () => {
    const { show, selection } = setUpKnown();
    show(WITHOUT);
    vi.advanceTimersByTime(5_000);
    expect(selection()).toEqual([]);
  });

  it('waits for the news of an edit that it shows before the editor has heard of it', () => {
    const { frames, show, commits, selection } = setUpKnown();
    commits(8);
    show(WITHOUT);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    frames.hear({ [FILE]: 8 });
    expect(selection()).toEqual([]);
  });

  it('is believed at once where it went to another address', () => {
    const { say, show, selection } = setUpKnown();
    say({ id: 'LATEST_HREF', href: `${APP}/other` });
    show(WITHOUT);
    expect(selection()).toEqual([]);
  });

  it('is not believed any more once it was left: a page that has loaded anew tells its own tree', () => {
    const { frames, page, posted, show, store, selection } = setUpKnown();
    show(WITHOUT);
    frames.link(MAIN_FRAME).connect(page);
    posted.at(-1)?.port?.postMessage({ id: 'LATEST_HREF', href: `${APP}/` });
    vi.advanceTimersByTime(20);
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    expect(store.getState().frames[MAIN_FRAME]?.tree.items.has(keyOf(2, '0-0'))).toBe(true);
  });

  it('tells a key before the tree that has it: until then the one that is shown counts', () => {
    const { show, report, told, selection } = setUpKnown();
    const before = told();
    report(keyOf(2, '0-1'), { sameAs: keyOf(2, '0-0') });
    expect(selection()).toEqual([keyOf(2, '0-0')]);
    show({ id: 1, children: [{ id: 3 }, { id: 2 }] });
    expect(selection()).toEqual([keyOf(2, '0-1')]);
    expect(told()).toBe(before);
  });

  it('moves what is selected at once', () => {
    const { show, selection } = setUpKnown();
    show({ id: 1, children: [{ id: 3 }, { id: 2 }] });
    expect(selection()).toEqual([keyOf(2, '0-1')]);
  });
});

describe('what was saved is shown', () => {
  const answerOf = async (shown: Promise<boolean>) => {
    let answer: boolean | null = null;
    void shown.then((isShown) => {
      answer = isShown;
    });
    await vi.advanceTimersByTimeAsync(20);
    return answer;
  };

  it('once the page says so, also by a tree that is held back until then', async () => {
    const { frames, commits, show, store } = setUp();
    frames.hear({ [FILE]: 70 });
    const shown = frames.whenCommitted({ [FILE]: 70 });
    show({ id: 1, children: [{ id: 3 }] });
    commits(69);
    expect(await answerOf(shown)).toBeNull();
    commits(71);
    expect(await answerOf(shown)).toBe(true);
    expect(store.getState().frames[MAIN_FRAME]?.tree.items.has(keyOf(3, '0-0'))).toBe(true);
    expect(await answerOf(frames.whenCommitted({ [FILE]: 71 }))).toBe(true);
  });

  it('and not by an update of another file', async () => {
    const { frames, say } = setUp();
    const shown = frames.whenCommitted({ [FILE]: 70 });
    say({ id: 'REVISIONS_COMMITTED', committed: { base: 3, files: { 'src/other.ts': 90 } } });
    expect(await answerOf(shown)).toBeNull();
  });

  it('by a page that has loaded anew since', async () => {
    const { frames, page, posted, navTreeOf, store } = setUp();
    const shown = frames.whenCommitted({ [FILE]: 70 });
    frames.link(MAIN_FRAME).connect(page);
    const say = (message: object) => posted.at(-1)?.port?.postMessage(message);
    say({ id: 'LATEST_HREF', href: `${APP}/` });
    say(navTreeOf({ id: 1, children: [{ id: 3 }] }));
    expect(await answerOf(shown)).toBeNull();
    say({ id: 'REVISIONS_COMMITTED', committed: { base: 70, files: {} } });
    expect(await answerOf(shown)).toBe(true);
    expect(store.getState().frames[MAIN_FRAME]?.tree.items.has(keyOf(3, '0-0'))).toBe(true);
  });

  it('and not by one that has lost its dev server', async () => {
    const { frames } = setUp();
    const shown = frames.whenCommitted({ [FILE]: 70 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answerOf(shown)).toBe(false);
  });
});
