/**
 * The camera: the visible part of the canvas's surface. The surface has no end; frames lie on it at their own places, in CSS
 * pixels of the app. A point of the surface is on the screen at `point * zoom + camera`, measured from the canvas's corner.
 */
export interface Camera {
  x: number;
  y: number;
  /** 1 = 100 %, from 0.1 to 3 */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

const LEAST_ZOOM = 0.1;
const MOST_ZOOM = 3;
/** one notch of the wheel, about 10 % */
const NOTCH = 1.1;
/** screen pixels around fitted frames; a frame's label stands above it */
export const MARGIN = { x: 24, top: 40, bottom: 24 };

function clampZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

/** The next round value in a direction: tens of per cent up to 100, quarters above. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const grid = direction > 0 ? (zoom < 1 ? 0.1 : 0.25) : zoom > 1 ? 0.25 : 0.1;
  const steps = zoom / grid;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clampZoom(Number((next * grid).toFixed(2)));
}

/** Zoom after a turn of the wheel: a notch of 100 pixels is about 10 %. */
export function wheelZoom(zoom: number, deltaY: number): number {
  return clampZoom(zoom * NOTCH ** (-deltaY / 100));
}

/** Shows `rect` whole and in the middle, at 100 % at most, or `most`. */
export function fitCamera(rect: Rect, space: Size, most = 1): Camera {
  const free = { width: space.width - 2 * MARGIN.x, height: space.height - MARGIN.top - MARGIN.bottom };
  const fits = Math.min(most, free.width / rect.width, free.height / rect.height);
  const zoom = clampZoom(Number.isFinite(fits) ? fits : 1);
  return {
    zoom,
    x: Math.round(MARGIN.x + (free.width - rect.width * zoom) / 2 - rect.x * zoom),
    y: Math.round(MARGIN.top + (free.height - rect.height * zoom) / 2 - rect.y * zoom),
  };
}

/** Zooms around `point` (screen pixels from the canvas's corner), which stays in place. */
export function zoomAt(camera: Camera, point: Point, zoom: number): Camera {
  const next = clampZoom(zoom);
  const ratio = next / camera.zoom;
  return {
    zoom: next,
    x: Math.round(point.x - (point.x - camera.x) * ratio),
    y: Math.round(point.y - (point.y - camera.y) * ratio),
  };
}

/** Moves the surface by screen pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: Math.round(camera.x + dx), y: Math.round(camera.y + dy) };
}

/** `58%` */
export function formatZoom(zoom: number): string {
  return `${Math.round(zoom * 100)}%`;
}
