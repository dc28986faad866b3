import type { PlainRect } from '../../protocol/geometry.ts';
import { rectOf } from '../overlay/rects.ts';
import { HIDDEN_CLASS, isOwnNode } from '../page/own-nodes.ts';

export interface LaidOut {
  element: Element;
  rect: PlainRect;
}

/** The visible children that are in the flow of the layout. */
export function laidOutChildren(parent: Element): LaidOut[] {
  const found: LaidOut[] = [];
  for (const element of parent.children) {
    if (isOwnNode(element) || element.classList.contains(HIDDEN_CLASS)) continue;
    const { position } = getComputedStyle(element);
    if (position === 'absolute' || position === 'fixed') continue;
    const rect = rectOf(element);
    if (rect) found.push({ element, rect });
  }
  return found;
}
