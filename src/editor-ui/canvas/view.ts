/** The camera in the store: its present value, and the moves shared by keys, wheel, menus and pointer. */
import type { FramePayloads } from '../../protocol/messages.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';
import { boundsOf } from './arrange.ts';
import { type Camera, fitCamera, MARGIN, type Point, pan, type Rect, type Size, wheelZoom, zoomAt } from './camera.ts';

/** Size of a frame in CSS pixels of the app; without a size of its own it fills the canvas. */
export function frameSize({ viewport }: FrameState, space: Size): Size {
  return {
    width: viewport.width ?? Math.max(320, space.width - 2 * MARGIN.x),
    height: viewport.height ?? Math.max(240, space.height - MARGIN.top - MARGIN.bottom),
  };
}

export function frameRect(frame: FrameState, space: Size): Rect {
  return { x: frame.x, y: frame.y, ...frameSize(frame, space) };
}

/** The part of the surface that is on the screen. */
export function viewRect(state: EditorState): Rect {
  const { x, y, zoom } = shownCamera(state);
  const { width, height } = state.space;
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

/** The camera that is on the screen: the user's, or the one that fits all frames. */
export function shownCamera(state: EditorState): Camera {
  if (state.camera) return state.camera;
  const rects = Object.values(state.frames).map((frame) => frameRect(frame, state.space));
  return fitCamera(boundsOf(rects), state.space);
}

/** Shows the frames whole. */
export function zoomToFrames(store: EditorStore, ids: readonly string[]): void {
  store.setState(({ frames, space }) => {
    const rects = ids.flatMap((id) => (frames[id] ? frameRect(frames[id], space) : []));
    return rects.length > 0 ? { camera: fitCamera(boundsOf(rects), space) } : {};
  });
}

export function shownZoom(state: EditorState): number {
  return shownCamera(state).zoom;
}

/** @param at fixed point, screen pixels from the canvas's corner; the middle by default */
export function zoomTo(store: EditorStore, zoom: (now: number) => number, at?: Point): void {
  store.setState((state) => {
    const camera = shownCamera(state);
    const point = at ?? { x: state.space.width / 2, y: state.space.height / 2 };
    return { camera: zoomAt(camera, point, zoom(camera.zoom)) };
  });
}

export function panBy(store: EditorStore, dx: number, dy: number): void {
  store.setState((state) => ({ camera: pan(shownCamera(state), dx, dy) }));
}

/** The wheel over the canvas: it pans, with Ctrl or ⌘ it zooms; Shift turns it sideways. */
export function turnWheel(
  store: EditorStore,
  wheel: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  at: Point,
): void {
  if (wheel.ctrlKey || wheel.metaKey) zoomTo(store, (zoom) => wheelZoom(zoom, wheel.deltaY), at);
  else if (wheel.shiftKey && wheel.deltaX === 0) panBy(store, -wheel.deltaY, 0);
  else panBy(store, -wheel.deltaX, -wheel.deltaY);
}

/** The wheel over the app, forwarded while editing. Its place comes in pixels of the app. */
export function turnFrameWheel(
  store: EditorStore,
  frameId: string,
  wheel: FramePayloads['WHEEL_EVENT']['event'],
): void {
  const point = frameToScreen(store.getState(), frameId, wheel);
  if (point) turnWheel(store, wheel, point);
}

/** Opens the menu of the selection where the frame was asked for it. */
export function openContextMenu(store: EditorStore, frameId: string, at: { clientX: number; clientY: number }): void {
  const point = frameToScreen(store.getState(), frameId, { x: at.clientX, y: at.clientY });
  const corner = document.querySelector('[data-panel="canvas"]')?.getBoundingClientRect();
  if (point && corner) store.setState({ contextMenu: { x: point.x + corner.x, y: point.y + corner.y } });
}

/** The other way round: a place on the canvas as one inside a frame, null outside of it. */
export function screenToFrame(state: EditorState, frameId: string, place: Point): Point | null {
  const frame = state.frames[frameId];
  if (!frame) return null;
  const { x, y, zoom } = shownCamera(state);
  const at = { x: (place.x - x) / zoom - frame.x, y: (place.y - y) / zoom - frame.y };
  const { width, height } = frameSize(frame, state.space);
  return at.x >= 0 && at.y >= 0 && at.x < width && at.y < height ? at : null;
}

/** A place inside a frame, in pixels of the app, as screen pixels from the canvas's corner. */
export function frameToScreen(state: EditorState, frameId: string, place: Point): Point | null {
  const frame = state.frames[frameId];
  if (!frame) return null;
  const { x, y, zoom } = shownCamera(state);
  return { x: (frame.x + place.x) * zoom + x, y: (frame.y + place.y) * zoom + y };
}
