/** A press in the page, and a selection of the editor's, that are under way at the same time. */
import { expect, it } from 'vitest';
import { connectFrame } from './connected-frame.ts';
import { withFakeFrames } from './fake-frames.ts';
import { keyOf } from './trees.ts';

withFakeFrames();

const [FIRST, SECOND] = [keyOf(2, '0-0'), keyOf(3, '0-1')];

function setUp() {
  const frame = connectFrame();
  const told = () =>
    ((frame.posted[0]?.port?.got ?? []) as { payload?: { functionName: string; args: unknown[] } }[])
      .flatMap(({ payload }) => payload ?? [])
      .filter(({ functionName }) => /^(?:setSelectedElement|selectAt)$/.test(functionName))
      .map(({ functionName, args }) => [functionName, ...args]);
  return { ...frame, told };
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
