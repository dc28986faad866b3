/** A map of the canvas: all frames and the part on the screen, drawn small. Its places are in pixels of the map. */
import { boundsOf } from './arrange.ts';
import type { Camera, Point, Rect, Size } from './camera.ts';

export interface CanvasMap {
  /** pixels of the map per pixel of the surface */
  scale: number;
  /** place of the surface's origin on the map */
  origin: Point;
}

/** Fits all rectangles of the surface into a map. @param margin pixels of the map that stay free on each side */
export function mapOf(rects: readonly Rect[], size: Size, margin: number): CanvasMap {
  const all = boundsOf(rects);
  const scale = Math.min((size.width - 2 * margin) / all.width, (size.height - 2 * margin) / all.height);
  return {
    scale,
    origin: {
      x: (size.width - all.width * scale) / 2 - all.x * scale,
      y: (size.height - all.height * scale) / 2 - all.y * scale,
    },
  };
}

export function onMap({ scale, origin }: CanvasMap, { x, y, width, height }: Rect): Rect {
  return { x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale };
}

/** Converts a point of the map to a point of the canvas surface. */
export function fromMap({ scale, origin }: CanvasMap, { x, y }: Point): Point {
  return { x: (x - origin.x) / scale, y: (y - origin.y) / scale };
}

export function isInside({ x, y }: Point, rect: Rect): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}

/** True if each rectangle is in the view as a whole. */
export function areInView(rects: readonly Rect[], view: Rect): boolean {
  return rects.every(
    ({ x, y, width, height }) => isInside({ x, y }, view) && isInside({ x: x + width, y: y + height }, view),
  );
}

/** The camera with a place of the surface in the middle of the screen. */
export function centredAt({ zoom }: Camera, { x, y }: Point, space: Size): Camera {
  return { zoom, x: Math.round(space.width / 2 - x * zoom), y: Math.round(space.height / 2 - y * zoom) };
}
