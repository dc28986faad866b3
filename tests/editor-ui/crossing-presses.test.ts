/** A press in the page, and a selection of the editor's, that are under way at the same time. */
import { expect, it, vi } from 'vitest';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { APP, NO_EVENTS, SESSION, withFakeFrames } from './fake-frames.ts';
import { fakePage } from './fake-ports.ts';
import { keyOf, navTree } from './trees.ts';

withFakeFrames();

const [FIRST, SECOND] = [keyOf(2, '0-0'), keyOf(3, '0-1')];

function setUp() {
  const store = createEditorStore({ session: SESSION, space: { width: 1000, height: 800 } });
  const frames = createFrames(store, NO_EVENTS);
  const { posted, page } = fakePage();
  frames.link(MAIN_FRAME).connect(page);
  const say = (message: object) => {
    posted[0]?.port?.postMessage(message);
    vi.advanceTimersByTime(20);
  };
  const report = (elementKey: string | null, more: object = {}) =>
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey, outerHTML: null, ...more });
  say({ id: 'LATEST_HREF', href: `${APP}/` });
  say({ id: 'NAV_TREE', navTree: navTree({ id: 1, children: [{ id: 2 }, { id: 3 }] }), outerHtml: '' });
  report(FIRST);
  const told = () =>
    ((posted[0]?.port?.got ?? []) as { payload?: { functionName: string; args: unknown[] } }[])
      .flatMap(({ payload }) => payload ?? [])
      .filter(({ functionName }) => /^(?:setSelectedElement|selectAt)$/.test(functionName))
      .map(({ functionName, args }) => [functionName, ...args]);
  return { store, frames, report, told, selection: () => store.getState().selection };
}

const PRESSED = { x: 10, y: 20, exact: false };

it('a press in what the page still holds selected selects what is there', () => {
  const { frames, report, told, selection } = setUp();
  frames.select([]);
  report(FIRST, { sameAs: FIRST, pressed: PRESSED });
  expect(told()).toEqual([
    ['setSelectedElement', null],
    ['selectAt', expect.objectContaining({ x: 10, y: 20 }), false],
  ]);
  report(null, { doNotSetElementKey: true });
  report(FIRST);
  expect(selection()).toEqual([FIRST]);
});

it('a press in what is selected changes nothing', () => {
  const { store, report, told } = setUp();
  const before = store.getState();
  report(FIRST, { sameAs: FIRST, pressed: PRESSED });
  expect(told()).toEqual([]);
  expect(store.getState()).toMatchObject({ selection: [FIRST], choices: before.choices });
});

it('a press on another element, before the page knows of the editor’s choice, is told to the page again', () => {
  const { frames, report, told, selection } = setUp();
  frames.select([]);
  report(SECOND);
  report(null, { doNotSetElementKey: true });
  expect(selection()).toEqual([SECOND]);
  expect(told()).toEqual([
    ['setSelectedElement', null],
    ['setSelectedElement', SECOND],
  ]);
  report(SECOND, { doNotSetElementKey: true });
  expect(told()).toHaveLength(2);
});
