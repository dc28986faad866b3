/** Keys that go from the selected element to another one, pressed before the page's tree has it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindSteps, KEPT_MS, takeStep } from '../../src/editor-ui/commands/steps.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const [FIRST, SECOND, THIRD] = [keyOf(6, '0-0'), keyOf(7, '0-1'), keyOf(8, '0-2')];
const TREE = indexNavTree(navTree({ id: 5, children: [{ id: 6 }, { id: 7 }, { id: 8 }] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(selected: string) {
  const { store } = bench();
  const choose = (...selection: string[]) => {
    noteChoice(store);
    store.setState({ selection });
  };
  const editor = { store, frame: { select: (keys: string[]) => choose(...keys) } } as unknown as Editor;
  choose(selected);
  bindSteps(editor);
  const show = async () => {
    patchFrame(store, MAIN_FRAME, { tree: TREE });
    await Promise.resolve();
  };
  return { editor, store, choose, show, selection: () => store.getState().selection };
}

it('are kept until the tree has it, and then taken in their order', async () => {
  const { editor, store, show, selection } = setUp(FIRST);
  takeStep(editor, 'next');
  takeStep(editor, 'next');
  expect(selection()).toEqual([FIRST]);
  await show();
  expect(selection()).toEqual([THIRD]);
  expect(store.getState().stepsAsked).toBeNull();
  takeStep(editor, 'previous');
  expect(selection()).toEqual([SECOND]);
});

it('are forgotten when something else is chosen', async () => {
  const { editor, choose, show, selection } = setUp(FIRST);
  takeStep(editor, 'next');
  choose(SECOND);
  await show();
  expect(selection()).toEqual([SECOND]);
});

it('are forgotten after some seconds: nobody waits any more', async () => {
  const { editor, show, selection } = setUp(FIRST);
  takeStep(editor, 'parent');
  vi.advanceTimersByTime(KEPT_MS + 1);
  await show();
  expect(selection()).toEqual([FIRST]);
});
