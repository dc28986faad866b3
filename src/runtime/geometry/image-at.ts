/** The image at a point, where a dropped one takes its place. */
import { isOwnNode } from '../page/own-nodes.ts';
import type { Page } from '../page/page.ts';

/**
 * @param point in CSS pixels of the viewport
 * @returns the key of the topmost `<img>` there, also under its badge or shade, but not behind a dialog: what lies on it must be in the
 *   element around it
 */
export function imageAt(document: Document, page: Pick<Page, 'keyOf'>, point: { x: number; y: number }): string | null {
  const [top, ...below] = document.elementsFromPoint(point.x, point.y).filter((element) => !isOwnNode(element));
  const image = [top, ...below].find((element) => element?.localName === 'img');
  if (!top || !image) return null;
  return image === top || image.parentElement?.contains(top) ? page.keyOf(image) : null;
}
