/** Zoom of the canvas, 10 % to 300 % (ux: Values); 1 is 100 %. */
export const LEAST_ZOOM = 0.1;
export const MOST_ZOOM = 3;
/** one step of the keys and buttons, and about one notch of the wheel */
const STEP = 1.1;

export interface Size {
  width: number;
  height: number;
}

export function clampZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

/** The next round value in a direction: whole tens of per cent below 100, quarters above. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const grid = direction > 0 ? (zoom < 1 ? 0.1 : 0.25) : zoom > 1 ? 0.25 : 0.1;
  const steps = zoom / grid;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clampZoom(Number((next * grid).toFixed(2)));
}

/** Zoom after a turn of the wheel: a notch of 100 pixels is about 10 %. */
export function wheelZoom(zoom: number, deltaY: number): number {
  return clampZoom(zoom * STEP ** (-deltaY / 100));
}

/** The largest zoom, at most 100 %, at which a frame shows whole in the space there is. */
export function fitZoom(frame: Size, space: Size): number {
  if (frame.width <= 0 || frame.height <= 0) return 1;
  return clampZoom(Math.min(1, space.width / frame.width, space.height / frame.height));
}

/** `58%` */
export function formatZoom(zoom: number): string {
  return `${Math.round(zoom * 100)}%`;
}
