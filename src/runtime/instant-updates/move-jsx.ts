import { log } from '../log.ts';
import { uniquePath } from '../page/unique-path.ts';
import { copyOf, hide, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import { insertionPoint, nearestTo } from './places.ts';
import type { Apply } from './types.ts';

/**
 * Among its siblings the real node moves, and moves back. React throws and unmounts the app when it meets a node in another
 * parent, so across parents the original is hidden and a copy shown.
 */
function moveOne(element: Element, parent: Element, before: Node | null): Undo {
  if (element.parentNode !== parent) return undoAll([insertTemporary(parent, copyOf(element), before), hide(element)]);
  const next = element.nextSibling;
  if (before !== element && before !== next) parent.insertBefore(element, before);
  return () => {
    if (element.parentNode === parent) parent.insertBefore(element, next?.parentNode === parent ? next : null);
  };
}

function placeOf(element: Element): string {
  return uniquePath(element) ?? '';
}

/** MOVE_JSX: each rendered instance moves inside the nearest instance of its new parent. */
export const moveJsx: Apply<'MOVE_JSX'> = (fields, context) => {
  const parents = context.page.elementsOf(fields.codebaseIdToMoveTo);
  if (parents.length === 0) {
    log.error('Could not find new parent element for instant update');
    return null;
  }
  const undos: Undo[] = [];
  const places = new Map<Element, string>();
  for (const element of context.targets(fields.codebaseIdToMove)) {
    const parent = nearestTo(element, parents);
    if (!parent || element.contains(parent)) continue;
    places.set(element, placeOf(element));
    undos.push(moveOne(element, parent, insertionPoint(parent, fields, context)));
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    // Without keys React may reuse the node in its place for another element: then the id has moved on.
    isSettled: () =>
      [...places].every(
        ([element, place]) =>
          placeOf(element) !== place || context.page.codebaseIdOf(element) !== fields.codebaseIdToMove,
      ),
  };
};
