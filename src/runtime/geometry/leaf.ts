import { hasOwnText } from '../tools/static-text.ts';

/** Elements without children. */
const CHILDLESS = new Set(
  'area audio base br canvas col embed hr iframe img input link meta object option progress select source svg textarea track video wbr'.split(
    ' ',
  ),
);

/** True for elements that a drop goes beside and not into: void elements, and text. */
export function isLeaf(element: Element): boolean {
  return CHILDLESS.has(element.localName) || element.namespaceURI !== HTML || hasOwnText(element);
}

const HTML = 'http://www.w3.org/1999/xhtml';
