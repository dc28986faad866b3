/** The text under the pointer. */
import { isOwnNode } from '../page/own-nodes.ts';
import type { PageSheets } from '../page/page-sheets.ts';

const MOST_LOOKED_AT = 500;
const REPLACED = 'img, picture, video, canvas, iframe, object, embed';

/** The text node inside an element that is drawn at a point of the viewport. */
export function textAt(element: Element, x: number, y: number): Text | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let i = 0; i < MOST_LOOKED_AT && walker.nextNode(); i++) {
    const text = walker.currentNode as Text;
    if (isDrawnAt(text, x, y) && text.parentElement && isVisible(text.parentElement)) return text;
  }
  return null;
}

/** The text of an element that contains nothing else. */
export function onlyText({ childNodes: [first, ...others] }: Element): Text | null {
  return first?.nodeType === 3 && others.length === 0 ? (first as Text) : null;
}

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function isDrawnAt(text: Text, x: number, y: number): boolean {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
  );
}

/**
 * The element whose own words the user sees at a point although the pointer goes past them: they let it through, or a link without
 * words covers them.
 */
export function wordsSeenAt(document: Document, sheets: PageSheets, x: number, y: number): Element | null {
  sheets.set(SECTION, '* { pointer-events: auto !important; }');
  const stack = document.elementsFromPoint(x, y);
  sheets.set(SECTION, '');
  for (const element of stack) {
    if (isOwnNode(element) || !isVisible(element)) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && isDrawnAt(node as Text, x, y));
    if (own) return element;
    if (hides(element)) return null;
  }
  return null;
}

const SECTION = 'pointer-for-all';

/** True if text below this element cannot be read. */
function hides(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return element.matches(REPLACED) || backgroundImage !== 'none' || opacityOf(backgroundColor) >= 0.5;
}

/** @param color a computed colour: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `oklch(0.7 0.1 200 / 0.5)`. @returns 0 to 1 */
export function opacityOf(color: string): number {
  const [, alpha = '1'] = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color) ?? /\/\s*([\d.]+)\)$/.exec(color) ?? [];
  return color === 'transparent' ? 0 : Number(alpha);
}
