/** The view of each canvas, remembered in this browser: a canvas opens where its user left it. */
import type { Camera, Rect } from '../canvas/camera.ts';
import { frameRect, viewRect } from '../canvas/view.ts';
import type { EditorState } from '../store/state.ts';

const keyOf = (canvasId: string): string => `visual-edit.view.${canvasId}`;

/** @param state with the canvas still open */
export function keepView({ canvas, camera }: EditorState, storage: Storage = localStorage): void {
  if (!canvas) return;
  if (camera) storage.setItem(keyOf(canvas.canvasId), JSON.stringify(camera));
  else storage.removeItem(keyOf(canvas.canvasId));
}

/**
 * The camera to begin with. Null, which fits all frames, where none is kept or it would show no frame.
 * @param state with the frames of the canvas
 */
export function keptView(state: EditorState, storage: Pick<Storage, 'getItem'> = localStorage): Camera | null {
  const camera = state.canvas && readCamera(storage.getItem(keyOf(state.canvas.canvasId)));
  if (!camera) return null;
  // the canvas may not be measured yet: the window is about as large
  const space = state.space.width > 0 ? state.space : { width: window.innerWidth, height: window.innerHeight };
  const view = viewRect({ ...state, camera, space });
  const isSeen = Object.values(state.frames).some((frame) => areTouching(frameRect(frame, space), view));
  return isSeen ? camera : null;
}

function areTouching(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Another version may have written it. */
function readCamera(text: string | null): Camera | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  const { x, y, zoom } = (value ?? {}) as Partial<Record<keyof Camera, unknown>>;
  const numbers = [x, y, zoom].filter((one): one is number => Number.isFinite(one));
  const [left, top, scale] = numbers;
  if (left === undefined || top === undefined || scale === undefined || scale <= 0) return null;
  return { x: left, y: top, zoom: scale };
}
