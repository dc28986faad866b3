/** Places for frames that are aligned with one another, or put at equal distances. */
import { boundsOf } from '../canvas/arrange.ts';
import type { Point, Rect } from '../canvas/camera.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom', 'across', 'down'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** New upper left corners, in the order of the rectangles. @param rects at least two; distances need three */
export function alignedPlaces(rects: readonly Rect[], how: Alignment): Point[] {
  if (how === 'across') return spread(rects, 'x', 'width');
  if (how === 'down') return spread(rects, 'y', 'height');
  const all = boundsOf(rects);
  const right = all.x + all.width;
  const bottom = all.y + all.height;
  const place = {
    left: ({ y }: Rect) => ({ x: all.x, y }),
    center: ({ y, width }: Rect) => ({ x: all.x + (all.width - width) / 2, y }),
    right: ({ y, width }: Rect) => ({ x: right - width, y }),
    top: ({ x }: Rect) => ({ x, y: all.y }),
    middle: ({ x, height }: Rect) => ({ x, y: all.y + (all.height - height) / 2 }),
    bottom: ({ x, height }: Rect) => ({ x, y: bottom - height }),
  }[how];
  return rects.map((rect) => rounded(place(rect)));
}

/** Equal distances between neighbours; the first and the last one stay. */
function spread(rects: readonly Rect[], axis: 'x' | 'y', length: 'width' | 'height'): Point[] {
  const inOrder = rects.map((_, i) => i).sort((a, b) => at(rects, a)[axis] - at(rects, b)[axis]);
  const all = boundsOf(rects);
  const used = rects.reduce((sum, rect) => sum + rect[length], 0);
  const gap = (all[length] - used) / (rects.length - 1);
  const places: Point[] = rects.map(({ x, y }) => ({ x, y }));
  let next = all[axis];
  for (const i of inOrder) {
    places[i] = rounded({ ...at(places, i), [axis]: next });
    next += at(rects, i)[length] + gap;
  }
  return places;
}

function at<T>(list: readonly T[], i: number): T {
  return list[i] as T;
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
