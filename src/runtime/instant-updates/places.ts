/** Finds the insertion point among an element's children from the ids in a change. */

import { log } from '../log.ts';
import type { UpdateContext } from './types.ts';

export interface Siblings {
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
}

/** The child of `parent` that is or contains the element. */
function childHolding(parent: Element, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.parentElement === parent) return at;
  return null;
}

/**
 * The rendered parents. A parent without an element of its own, such as a provider, is rendered as its children or not at all:
 * then the neighbour tells.
 */
export function parentsOf(
  parents: readonly Element[],
  { beforeCodebaseId, afterCodebaseId }: Siblings,
  { page }: UpdateContext,
): readonly Element[] {
  const neighbours = page.elementsOf(afterCodebaseId ?? beforeCodebaseId ?? '');
  if (parents.length > 0 && !neighbours.some((neighbour) => parents.includes(neighbour))) return parents;
  return [...new Set(neighbours.flatMap(({ parentElement }) => parentElement ?? []))];
}

/** The items of the list that an element is one of: its siblings with the same id, itself included. */
export function itemsBeside(element: Element, codebaseId: string, { page }: UpdateContext): Element[] {
  return page.elementsOf(codebaseId).filter((other) => other.parentElement === element.parentElement);
}

/** The children of `parent` that an id stands for; several when a list made them. */
function siblingsIn(parent: Element, codebaseId: string, context: UpdateContext): Element[] {
  return context.page.elementsOf(codebaseId).flatMap((element) => childHolding(parent, element) ?? []);
}

/**
 * The node to insert before; null for the end. `beforeCodebaseId` is the element right after the insertion point,
 * `afterCodebaseId` the one right before it.
 * @param near the moving element, if the parent holds several of the same id: each goes to its nearest neighbour
 */
export function insertionPoint(
  parent: Element,
  siblings: Siblings,
  context: UpdateContext,
  near: Element | null = null,
): Node | null {
  const order = [...parent.children];
  const away = (one: Element) => Math.abs(order.indexOf(one) - order.indexOf(near as Element));
  const found = (id: string) => {
    const all = siblingsIn(parent, id, context);
    return near ? all.toSorted((a, b) => away(a) - away(b)).slice(0, 1) : all;
  };
  const before = siblings.beforeCodebaseId && found(siblings.beforeCodebaseId)[0];
  if (before) return before;
  const after = siblings.afterCodebaseId && found(siblings.afterCodebaseId).at(-1);
  if (after) return after.nextSibling;
  if (siblings.beforeCodebaseId) log.warn('The element to insert before is not on the page; inserting at the end.');
  return null;
}
