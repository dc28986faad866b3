import { pathChildren } from '../page/unique-path.ts';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

function isEmpty(rect: Rect): boolean {
  return rect.width === 0 && rect.height === 0;
}

export function unionOf(rects: readonly Rect[]): Rect | null {
  const solid = rects.filter((rect) => !isEmpty(rect));
  const first = solid[0];
  if (!first) return null;
  let { left, top } = first;
  let right = left + first.width;
  let bottom = top + first.height;
  for (const rect of solid) {
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.left + rect.width);
    bottom = Math.max(bottom, rect.top + rect.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Where an element is in the viewport; one without a box of its own (`display: contents`) is where its content is. */
export function rectOf(element: Element): Rect | null {
  const own = element.getBoundingClientRect();
  if (!isEmpty(own)) return own;
  if (element.ownerDocument.defaultView?.getComputedStyle(element).display !== 'contents') return null;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const content = range.getBoundingClientRect();
  return unionOf([content, ...pathChildren(element).map((child) => child.getBoundingClientRect())]);
}

export function rectOfAll(elements: readonly Element[]): Rect | null {
  const rects: Rect[] = [];
  for (const element of elements) {
    const rect = element.isConnected ? rectOf(element) : null;
    if (rect) rects.push(rect);
  }
  return unionOf(rects);
}

/** The rectangle with its edges on device pixels, so that one-pixel lines stay crisp. */
export function snapped(rect: Rect, pixelRatio: number): Rect {
  const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const left = snap(rect.left);
  const top = snap(rect.top);
  return { left, top, width: snap(rect.left + rect.width) - left, height: snap(rect.top + rect.height) - top };
}
