import { Clips, visiblePart } from '../overlay/clip.ts';
import { rectOf } from '../overlay/rects.ts';

/** True when a part of the element is visible in the viewport and in every scroller around it. */
export function isVisible(element: Element): boolean {
  const rect = rectOf(element);
  const view = element.ownerDocument.defaultView;
  const part = rect && visiblePart(rect, new Clips().of(element));
  if (!part || !view) return false;
  const { left, top, width, height } = part;
  return left + width > 0 && top + height > 0 && left < view.innerWidth && top < view.innerHeight;
}

/** Scrolls an element into view without animation: as little as possible if a part shows, else to the middle. */
export function reveal(element: Element): void {
  const block = isVisible(element) ? 'nearest' : 'center';
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
}
