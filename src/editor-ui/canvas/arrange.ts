/**
 * Lays out several frames: side by side in the order in which they were opened, in as many rows as show them largest. Places
 * are computed from sizes, so that a frame that grows moves its neighbours aside.
 */
import type { Point, Rect, Size } from './camera.ts';

/** CSS pixels of the app between frames. Above each stands its label, which keeps its size on the screen */
export const GAP = { x: 80, y: 160 };

/**
 * Returns the row of each frame.
 * @param space size of the canvas; only its proportions count
 */
export function chooseRows(sizes: readonly Size[], space: Size): number[] {
  let best: { rows: number[]; zoom: number } | null = null;
  // a row is at most as wide as some run of neighbours
  for (const limit of runsOf(sizes)) {
    const rows = fillRows(sizes, limit);
    const { width, height } = boundsOf(rectsOf(sizes, rows));
    const zoom = Math.min((space.width || 1) / width, (space.height || 1) / height);
    if (!best || zoom > best.zoom) best = { rows, zoom };
  }
  return best?.rows ?? [];
}

function runsOf(sizes: readonly Size[]): number[] {
  return sizes.flatMap((_, from) =>
    sizes.slice(from).map((_, length) => widthOf(sizes.slice(from, from + length + 1))),
  );
}

function fillRows(sizes: readonly Size[], limit: number): number[] {
  let row = 0;
  let inRow: Size[] = [];
  return sizes.map((size) => {
    if (inRow.length > 0 && widthOf([...inRow, size]) > limit) {
      row++;
      inRow = [];
    }
    inRow.push(size);
    return row;
  });
}

function widthOf(sizes: readonly Size[]): number {
  return sizes.reduce((sum, { width }) => sum + width, 0) + GAP.x * (sizes.length - 1);
}

/** Upper left corners, the first one at 0, 0. @param rows of each, as `chooseRows` says, never falling */
export function placesOf(sizes: readonly Size[], rows: readonly number[]): Point[] {
  return rectsOf(sizes, rows).map(({ x, y }) => ({ x, y }));
}

function rectsOf(sizes: readonly Size[], rows: readonly number[]): Rect[] {
  let [x, y, highest] = [0, 0, 0];
  return sizes.map((size, i) => {
    if (i > 0 && rows[i] !== rows[i - 1]) [x, y, highest] = [0, y + highest + GAP.y, 0];
    const rect = { x, y, ...size };
    x += size.width + GAP.x;
    highest = Math.max(highest, size.height);
    return rect;
  });
}

/** The smallest rectangle around others. @throws RangeError without any */
export function boundsOf(rects: readonly Rect[]): Rect {
  if (rects.length === 0) throw new RangeError('There is nothing to put a rectangle around.');
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}
