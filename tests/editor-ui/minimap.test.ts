/** The overview's geometry, and the view that a canvas opens with. */
import { describe, expect, it } from 'vitest';
import { areInView, centredAt, fromMap, mapOf, onMap } from '../../src/editor-ui/canvas/map-of.ts';
import { viewRect, zoomToFrames } from '../../src/editor-ui/canvas/view.ts';
import { keepView, keptView } from '../../src/editor-ui/canvases/kept-view.ts';
import { initialState, MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import type { CanvasAnswer } from '../../src/protocol/canvases.ts';

const FRAMES = [
  { x: 0, y: 0, width: 1000, height: 500 },
  { x: 2000, y: 500, width: 2000, height: 1500 },
];
const SIZE = { width: 216, height: 116 };

describe('a map of the canvas', () => {
  it('shows all frames in the middle, and a place on it is a place of the surface', () => {
    const map = mapOf(FRAMES, SIZE, 8);
    expect(map.scale).toBe(0.05);
    expect(FRAMES.map((rect) => onMap(map, rect))).toEqual([
      { x: 8, y: 8, width: 50, height: 25 },
      { x: 108, y: 33, width: 100, height: 75 },
    ]);
    expect(fromMap(map, { x: 108, y: 33 })).toEqual({ x: 2000, y: 500 });
    const left = mapOf([{ x: -1000, y: 0, width: 500, height: 2000 }], SIZE, 8);
    expect(onMap(left, { x: -1000, y: 0, width: 500, height: 2000 })).toEqual({
      x: 95.5,
      y: 8,
      width: 25,
      height: 100,
    });
  });

  it('is needed while a frame is not in view as a whole', () => {
    expect(areInView(FRAMES, { x: -10, y: -10, width: 4_010, height: 2_010 })).toBe(true);
    expect(areInView(FRAMES, { x: -10, y: -10, width: 4_009, height: 2_010 })).toBe(false);
  });

  it('brings a place to the middle of the screen, at the same zoom', () => {
    const space = { width: 900, height: 700 };
    const camera = centredAt({ x: 1, y: 2, zoom: 0.5 }, { x: 2000, y: 500 }, space);
    const view = viewRect({ ...initialState(), camera, space });
    expect([view.x + view.width / 2, view.y + view.height / 2, camera.zoom]).toEqual([2000, 500, 0.5]);
  });

  it('chosen frames are fitted together', () => {
    const store = createEditorStore({ space: { width: 1048, height: 864 } });
    zoomToFrames(store, [MAIN_FRAME, 'gone']);
    expect(store.getState().camera?.zoom).toBeCloseTo(1000 / 1440);
    zoomToFrames(store, ['gone']);
    expect(store.getState().camera?.zoom).toBeCloseTo(1000 / 1440);
  });
});

describe('the view of a canvas', () => {
  const canvas = { canvasId: 'c' } as CanvasAnswer;
  const space = { width: 900, height: 700 };
  const at = { ...initialState(), canvas, space };
  const near = { x: -200, y: 40, zoom: 0.5 };
  const opensAs = (text: string | null) => keptView(at, { getItem: () => text });

  it('is as its user left it, of each canvas for itself', () => {
    localStorage.clear();
    keepView({ ...at, camera: near });
    expect(keptView(at)).toEqual(near);
    expect(keptView({ ...at, canvas: { ...canvas, canvasId: 'd' } })).toBeNull();
    keepView({ ...at, camera: null });
    expect(keptView(at)).toBeNull();
  });

  it('fits all frames where that would show none, or what was kept is no view', () => {
    expect(opensAs(JSON.stringify(near))).toEqual(near);
    expect(opensAs(JSON.stringify({ ...near, x: -5_000 }))).toBeNull();
    for (const text of [
      null,
      '{',
      '[]',
      '3',
      '{"x":1,"y":2}',
      '{"x":1000,"y":800,"zoom":-1}',
      '{"x":"1","y":2,"zoom":1}',
    ])
      expect(opensAs(text), String(text)).toBeNull();
  });
});
