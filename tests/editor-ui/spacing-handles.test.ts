/** Places of the handles of padding, margins and gaps, and the result of dragging one. */
import { describe, expect, it } from 'vitest';
import { createBoxes, handledKey } from '../../src/editor-ui/canvas/spacing/boxes.ts';
import { type FrameOnScreen, type Spaced, spacingHandles } from '../../src/editor-ui/canvas/spacing/handles.ts';
import { keepTo, stepsOf, writtenAs } from '../../src/editor-ui/canvas/spacing/value.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ElementBoxes } from '../../src/protocol/geometry.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** 200 × 100 at 100, 50; padding 20 above, 10 at the left, margin 8 below, two children with 12 between. */
const BOXES: ElementBoxes = {
  margin: { left: 100, top: 50, width: 200, height: 108 },
  border: { left: 100, top: 50, width: 200, height: 100 },
  padding: { left: 100, top: 50, width: 200, height: 100 },
  content: { left: 110, top: 70, width: 190, height: 80 },
  sides: {
    margin: { top: 0, right: 0, bottom: 8, left: 0 },
    border: { top: 0, right: 0, bottom: 0, left: 0 },
    padding: { top: 20, right: 0, bottom: 0, left: 10 },
  },
  exact: true,
  scale: { x: 1, y: 1 },
  display: 'flex',
  position: 'static',
  flexDirection: 'row',
  direction: 'ltr',
  gaps: [{ property: 'column-gap', rect: { left: 190, top: 70, width: 12, height: 80 } }],
  parent: null,
};
const SPACED: Spaced = { boxes: BOXES, gap: { 'column-gap': 12, 'row-gap': 12 } };
const FRAME: FrameOnScreen = {
  corner: { x: 40, y: 30 },
  visible: { x: 40, y: 30, width: 500, height: 400 },
  zoom: 0.5,
};
const handles = (patch: Partial<ElementBoxes> = {}, spaced: Partial<Spaced> = {}, held?: string) =>
  spacingHandles({ ...SPACED, boxes: { ...BOXES, ...patch }, ...spaced }, FRAME, held);
const ids = (list = handles()) => list.map(({ id }) => id);

describe('handles', () => {
  it('stand in the middle of the room that a value takes', () => {
    const [margin, top, left, gap] = handles();
    expect(ids()).toEqual(['margin-bottom', 'padding-top', 'padding-left', 'column-gap.0']);
    expect(top).toMatchObject({ area: { x: 90, y: 55, width: 100, height: 10 }, grip: { x: 140, y: 60 }, grows: 1 });
    expect(left).toMatchObject({ axis: 'x', grip: { x: 92.5, y: 80 }, value: 10, other: 'padding-right' });
    expect(margin).toMatchObject({ area: { x: 90, y: 105, width: 100, height: 4 }, grows: 1, other: 'margin-top' });
    expect(gap).toMatchObject({ property: 'gap', other: null, area: { x: 135, y: 65, width: 6, height: 40 } });
  });

  it('are none where there is no padding, and no deeper than the room', () => {
    const large = { border: { ...BOXES.border, width: 400, height: 300 } };
    expect(ids(handles(large))).toEqual(['margin-bottom', 'padding-top', 'padding-left', 'column-gap.0']);
    expect(handles(large).map(({ depth }) => depth)).toEqual([4, 10, 5, 6]);
    expect(
      ids(
        handles(
          { ...large, sides: { ...BOXES.sides, padding: { top: 0, right: 0, bottom: 0, left: 0 } } },
          {},
          'padding-top',
        ),
      ),
    ).toContain('padding-top');
  });

  it('of padding leave a small element to be dragged itself', () => {
    const button = (width: number, height: number) =>
      ids(handles({ border: { left: 100, top: 50, width, height } })).filter((id) => id.startsWith('padding'));
    expect(button(240, 64)).toEqual([]);
    expect(button(240, 80)).toEqual(['padding-top']);
    expect(button(80, 240)).toEqual(['padding-left']);
    expect(ids(handles({ border: { left: 100, top: 50, width: 240, height: 64 } }, {}, 'padding-top'))).toContain(
      'padding-top',
    );
  });

  it('of gaps name the axis where there are two, and leave out room that something else makes', () => {
    const both = { gaps: [...BOXES.gaps, { property: 'row-gap' as const, rect: BOXES.content }] };
    const grid = handles(both, { gap: { 'column-gap': 12, 'row-gap': 80 } });
    expect(grid.slice(-2)).toMatchObject([
      { property: 'column-gap', other: 'row-gap' },
      { property: 'row-gap', other: 'column-gap' },
    ]);
    expect(ids(handles({}, { gap: { 'column-gap': null, 'row-gap': null } }))).not.toContain('column-gap.0');
    expect(handles({ direction: 'rtl' }).at(-1)?.grows).toBe(-1);
  });

  it('are none on what is turned or tiny, or scrolled out of the frame, unless one is held', () => {
    expect(handles({ exact: false })).toEqual([]);
    expect(handles({ border: { left: 0, top: 0, width: 40, height: 40 } })).toEqual([]);
    const below = { left: 100, top: 900, width: 200, height: 100 };
    expect(ids(handles({ padding: below, margin: below }, {}, 'padding-top'))).toEqual(['padding-top', 'column-gap.0']);
    expect(ids(handles({ display: 'inline' }))).toEqual(['padding-left', 'column-gap.0']);
  });
});

describe('a drag', () => {
  const steps = stepsOf([
    { className: 'p-0', value: '0' },
    { className: 'p-4', value: '1rem' },
    { className: 'p-2', value: '8px' },
    { className: 'p-auto', value: 'auto' },
    { className: 'p-half', value: '50%' },
  ]);

  it('keeps to the scale as far as it goes, to tens, or to whole pixels', () => {
    expect(steps.map(({ pixels }) => pixels)).toEqual([0, 8, 16]);
    expect([3, 5, 13, 21.4].map((exact) => keepTo(exact, steps, 'scale').pixels)).toEqual([0, 8, 16, 21]);
    expect(keepTo(13, steps, 'scale').step?.value).toBe('1rem');
    expect([keepTo(26, steps, 'tens').pixels, keepTo(-4, steps, 'pixels').pixels]).toEqual([30, 0]);
    expect(keepTo(6.6, [], 'scale')).toEqual({ pixels: 7, step: null });
  });

  it('is written as a step, or in the unit that stands there', () => {
    const on = keepTo(16, steps, 'scale');
    expect(writtenAs(on, true, null, 8)).toBe('1rem');
    expect(writtenAs(on, false, null, 8)).toBe('16px');
    expect(writtenAs(on, false, '0.5rem', 8)).toBe('1rem');
    expect(writtenAs(on, false, '5%', 20)).toBe('4%');
    expect(writtenAs(on, false, '0', 0)).toBe('16px');
    expect(writtenAs(on, false, 'calc(1px + 1rem)', 17)).toBe('16px');
  });
});

describe('boxes', () => {
  it('are asked for the one element that can be edited, and forgotten with it', () => {
    const { store, frame } = bench();
    const runs: (() => void)[] = [];
    const boxes = createBoxes(store, frame, (run) => void runs.push(run));
    const paint = () => runs.splice(0).forEach((run) => void run());
    patchFrame(store, MAIN_FRAME, { status: 'ready', tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }] })) });
    const key = keyOf(6, '0-0');
    store.setState({ selection: [key] });
    boxes.ask();
    paint();
    expect(frame.calls).toEqual([['getElementBoxes', key]]);
    boxes.take({ elementKey: keyOf(5, '0'), boxes: BOXES });
    expect(boxes.store.getState().boxes).toBeNull();
    boxes.take({ elementKey: key, boxes: BOXES });
    boxes.take({ elementKey: key, boxes: null });
    expect(boxes.store.getState().boxes).toBe(BOXES);
    boxes.stir({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey: key, cssEvals: {} });
    paint();
    expect(frame.calls).toHaveLength(2);
    patchFrame(store, MAIN_FRAME, { driving: true });
    expect([handledKey(store.getState()), boxes.store.getState().boxes]).toEqual([null, null]);
    boxes.close();
  });
});
