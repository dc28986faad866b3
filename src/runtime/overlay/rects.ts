import { pathChildren } from '../page/unique-path.ts';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** In the viewport, as an event tells it; null outside of the page. */
export type Point = Pick<MouseEvent, 'clientX' | 'clientY'> | null;

export const rightOf = (rect: Rect) => rect.left + rect.width;
export const bottomOf = (rect: Rect) => rect.top + rect.height;

export function isIn(point: Point, rect: Rect | null): boolean {
  if (!point || !rect) return false;
  const { clientX, clientY } = point;
  return clientX >= rect.left && clientX <= rightOf(rect) && clientY >= rect.top && clientY <= bottomOf(rect);
}

/**
 * Screen pixels per pixel of the element: its transforms and those of its ancestors.
 * @param rect its box in the viewport
 */
export function scaleOf(element: Element, rect: Rect): { x: number; y: number } {
  const { offsetWidth = 0, offsetHeight = 0 } = element as HTMLElement;
  return { x: offsetWidth > 0 ? rect.width / offsetWidth : 1, y: offsetHeight > 0 ? rect.height / offsetHeight : 1 };
}

function isEmpty(rect: Rect): boolean {
  return rect.width === 0 && rect.height === 0;
}

export function unionOf(rects: readonly Rect[]): Rect | null {
  const solid = rects.filter((rect) => !isEmpty(rect));
  const first = solid[0];
  if (!first) return null;
  let { left, top } = first;
  let right = rightOf(first);
  let bottom = bottomOf(first);
  for (const rect of solid) {
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rightOf(rect));
    bottom = Math.max(bottom, bottomOf(rect));
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The element's box in the viewport; for an element without one (`display: contents`) that of its content. */
export function rectOf(element: Element): Rect | null {
  const own = element.getBoundingClientRect();
  if (!isEmpty(own)) return own;
  if (getComputedStyle(element).display !== 'contents') return null;
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

/** The rectangle aligned to device pixels, so that thin lines stay sharp. */
export function snapped(rect: Rect, pixelRatio: number): Rect {
  const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const left = snap(rect.left);
  const top = snap(rect.top);
  return { left, top, width: snap(rightOf(rect)) - left, height: snap(bottomOf(rect)) - top };
}
