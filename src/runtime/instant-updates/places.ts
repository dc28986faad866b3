/** Where among an element's children something goes, from the ids that a change names. */

import { log } from '../log.ts';
import type { UpdateContext } from './types.ts';

export interface Siblings {
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
}

/** The child of `parent` that holds the element, or the element itself. */
function childHolding(parent: Element, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.parentElement === parent) return at;
  return null;
}

/** The children that an id stands for: several, where a list made them. */
function siblingsIn(parent: Element, codebaseId: string, context: UpdateContext): Element[] {
  return context.page.elementsOf(codebaseId).flatMap((element) => childHolding(parent, element) ?? []);
}

/**
 * The node to insert before; null for the end. `beforeCodebaseId` names the element that comes right after the new place,
 * `afterCodebaseId` the one that comes right before it.
 */
export function insertionPoint(parent: Element, siblings: Siblings, context: UpdateContext): Node | null {
  const before = siblings.beforeCodebaseId && siblingsIn(parent, siblings.beforeCodebaseId, context)[0];
  if (before) return before;
  const after = siblings.afterCodebaseId && siblingsIn(parent, siblings.afterCodebaseId, context).at(-1);
  if (after) return after.nextSibling;
  if (siblings.beforeCodebaseId) log.warn('The element to insert before is not on the page; inserting at the end.');
  return null;
}
