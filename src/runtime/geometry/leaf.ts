import { CHILDLESS, hasOwnText } from '../tools/static-text.ts';

/** True for elements that a drop goes beside and not into: void elements, shapes, and text. */
export function isLeaf(element: Element): boolean {
  return element.matches(CHILDLESS) || !('contentEditable' in element) || hasOwnText(element);
}
