/** The text under the pointer. */
import { isOwnNode } from '../page/own-nodes.ts';
import type { PageSheets } from '../page/page-sheets.ts';

const MOST_LOOKED_AT = 500;
const REPLACED = 'img, picture, video, canvas, iframe, object, embed';

/** The text node inside an element that is drawn at a point of the viewport. */
export function textAt(element: Element, x: number, y: number): Text | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let i = 0; i < MOST_LOOKED_AT && walker.nextNode(); i++) {
    if (isDrawnAt(walker.currentNode as Text, x, y)) return walker.currentNode as Text;
  }
  return null;
}

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
    if (isOwnNode(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && isDrawnAt(node as Text, x, y));
    if (own) return element;
    if (hides(element)) return null;
  }
  return null;
}

const SECTION = 'pointer-for-all';

/** What is below it cannot be read. */
function hides(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const isClear = backgroundImage === 'none' && /^(transparent|.*[,/] ?0?(\.[0-4]\d*)?\))$/.test(backgroundColor);
  return element.matches(REPLACED) || !isClear;
}
