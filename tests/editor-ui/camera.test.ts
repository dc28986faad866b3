import { describe, expect, it } from 'vitest';
import { fitCamera, stepZoom, wheelZoom, zoomAt } from '../../src/editor-ui/canvas/camera.ts';
import { frameToScreen, panBy, shownCamera, turnWheel, zoomTo } from '../../src/editor-ui/canvas/view.ts';
import { takeBoxes, zoomToSelection } from '../../src/editor-ui/canvas/zoom-selection.ts';
import { canGoBack, canGoForward, NO_VISITS, noteVisit } from '../../src/editor-ui/frame/visits.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import type { ElementBoxes } from '../../src/protocol/geometry.ts';

const wheel = { deltaX: 0, deltaY: 100, ctrlKey: false, metaKey: false, shiftKey: false };

describe('camera', () => {
  it('fits a frame whole and in the middle, never above 100 %', () => {
    const camera = fitCamera({ x: 0, y: 0, width: 1440, height: 900 }, { width: 768, height: 964 });
    expect(camera).toEqual({ zoom: 0.5, x: 24, y: 265 });
    expect(fitCamera({ x: 0, y: 0, width: 100, height: 100 }, { width: 900, height: 900 }).zoom).toBe(1);
    expect(fitCamera({ x: 0, y: 0, width: 1440, height: 900 }, { width: 0, height: 0 }).zoom).toBe(0.1);
  });

  // covers ux values.1
  it('steps through round values and stays within 10 % and 300 %', () => {
    expect([0.58, 0.6, 1, 2.9].map((zoom) => stepZoom(zoom, 1))).toEqual([0.6, 0.7, 1.25, 3]);
    expect([0.58, 1, 1.25, 0.1].map((zoom) => stepZoom(zoom, -1))).toEqual([0.5, 0.9, 1, 0.1]);
    expect(wheelZoom(1, -100)).toBeCloseTo(1.1);
    expect(wheelZoom(3, -10_000)).toBe(3);
  });

  it('keeps what is under the pointer under the pointer', () => {
    const camera = { x: 40, y: 60, zoom: 0.5 };
    const point = { x: 240, y: 260 };
    const zoomed = zoomAt(camera, point, 1);
    const surface = (c: typeof camera) => ({ x: (point.x - c.x) / c.zoom, y: (point.y - c.y) / c.zoom });
    expect(surface(zoomed)).toEqual(surface(camera));
  });

  it('goes to the selected element where the page says it is, and to nothing that nobody asked for', () => {
    const store = createEditorStore({ space: { width: 1048, height: 864 }, selection: ['a'] });
    const calls: unknown[] = [];
    const rect = { left: 100, top: 50, width: 500, height: 400 };
    const boxes = { border: rect } as ElementBoxes;
    takeBoxes(store, MAIN_FRAME, { elementKey: 'a', boxes });
    expect(store.getState().camera).toBeNull();
    zoomToSelection(store, { call: (...call: unknown[]) => void calls.push(call) });
    expect(calls).toEqual([
      ['scrollToElement', 'a'],
      ['getElementBoxes', 'a'],
    ]);
    takeBoxes(store, MAIN_FRAME, { elementKey: 'b', boxes });
    expect(store.getState().camera).toBeNull();
    takeBoxes(store, MAIN_FRAME, { elementKey: 'a', boxes });
    expect(store.getState().camera).toEqual({ zoom: 2, x: 24 - 200, y: 40 - 100 });
    zoomToSelection(store, { call: () => {} });
    takeBoxes(store, MAIN_FRAME, {
      elementKey: 'a',
      boxes: { border: { ...rect, width: 8, height: 8 } } as ElementBoxes,
    });
    expect(store.getState().camera?.zoom).toBe(3);
  });

  it('follows the frame until the user moves it', () => {
    const store = createEditorStore({ space: { width: 1000, height: 800 } });
    expect(store.getState().camera).toBeNull();
    const fitted = shownCamera(store.getState());
    panBy(store, 10, -20);
    expect(store.getState().camera).toEqual({ ...fitted, x: fitted.x + 10, y: fitted.y - 20 });
    expect(frameToScreen(store.getState(), MAIN_FRAME, { x: 0, y: 0 })).toEqual({ x: fitted.x + 10, y: fitted.y - 20 });
  });

  it('pans with the wheel, sideways with Shift, zooms with Ctrl', () => {
    const store = createEditorStore({ space: { width: 1000, height: 800 }, camera: { x: 0, y: 0, zoom: 1 } });
    turnWheel(store, wheel, { x: 0, y: 0 });
    expect(store.getState().camera).toEqual({ x: 0, y: -100, zoom: 1 });
    turnWheel(store, { ...wheel, shiftKey: true }, { x: 0, y: 0 });
    expect(store.getState().camera).toEqual({ x: -100, y: -100, zoom: 1 });
    turnWheel(store, { ...wheel, ctrlKey: true }, { x: 0, y: 0 });
    expect(store.getState().camera?.zoom).toBeCloseTo(1 / 1.1);
    zoomTo(store, () => 9);
    expect(store.getState().camera?.zoom).toBe(3);
  });
});

describe('visits', () => {
  it('knows how far back and forward the app can go', () => {
    let visits = ['a', 'b', 'c'].reduce(noteVisit, NO_VISITS);
    expect([canGoBack(visits), canGoForward(visits)]).toEqual([true, false]);
    visits = noteVisit(noteVisit(visits, 'b'), 'a');
    expect([canGoBack(visits), canGoForward(visits)]).toEqual([false, true]);
    visits = noteVisit(visits, 'd');
    expect(visits).toEqual({ hrefs: ['a', 'd'], at: 1 });
    expect(noteVisit(visits, 'd')).toEqual(visits);
  });
});
