import { log } from '../log.ts';
import { nearestTo, uniquePath } from '../page/unique-path.ts';
import { copyOf, hide, insertTemporary, moveAmong, type Undo, undoAll } from './dom-edits.ts';
import { insertionPoint, itemsBeside, parentsOf } from './places.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

/**
 * Among its siblings the node itself moves. React throws and unmounts the app when a node has another parent, so across parents
 * the original is hidden and a copy shown.
 */
function moveOne(element: Element, parent: Element, before: Node | null): Undo {
  if (element.parentNode !== parent) return undoAll([insertTemporary(parent, copyOf(element), before), hide(element)]);
  return moveAmong(parent, element, before);
}

function placeOf(element: Element): string {
  return uniquePath(element) ?? '';
}

/** Scope `data`: one item of a list swaps with another. No later check is possible, so the update ends with the refresh. */
function moveItem(id: string, to: number, context: UpdateContext): Applied | null {
  const [element] = context.targets(id);
  const parent = element?.parentElement;
  if (!element || !parent) return null;
  const row = itemsBeside(element, id, context);
  const goal = row[to];
  if (!goal) return null;
  const before = row.indexOf(element) < to ? goal.nextSibling : goal;
  return { undo: moveOne(element, parent, before) };
}

/** MOVE_JSX: moves each rendered instance inside the nearest instance of its new parent; other instances get a copy. */
export const moveJsx: Apply<'MOVE_JSX'> = (fields, context, change) => {
  if (change.scope === 'data') return moveItem(fields.codebaseIdToMove, change.dataIndexTo ?? -1, context);
  const { codebaseIdToMoveTo: parentId } = fields;
  const parents = parentsOf(parentId ? context.page.elementsOf(parentId) : [], fields, context);
  if (parents.length === 0) {
    log.error('Could not find new parent element for instant update');
    return null;
  }
  const undos: Undo[] = [];
  const taken = new Set<Element>();
  const places = new Map<Element, string>();
  const targets = context.targets(fields.codebaseIdToMove);
  for (const element of targets) {
    const parent = nearestTo(placeOf(element), parents);
    if (!parent || element.contains(parent)) continue;
    places.set(element, placeOf(element));
    taken.add(parent);
    const isOneOfMany = targets.some((other) => other !== element && other.parentElement === parent);
    undos.push(moveOne(element, parent, insertionPoint(parent, fields, context, isOneOfMany ? element : null)));
  }
  const [model] = places.keys();
  if (!model) return null;
  // in a list it stands once per item
  for (const parent of parents) {
    if (taken.has(parent) || targets.some((one) => one.contains(parent))) continue;
    undos.push(insertTemporary(parent, copyOf(model), insertionPoint(parent, fields, context)));
  }
  return {
    undo: undoAll(undos),
    // Without keys React may reuse the node for another element: then its id has changed.
    isSettled: () =>
      [...places].every(
        ([element, place]) =>
          placeOf(element) !== place || context.page.codebaseIdOf(element) !== fields.codebaseIdToMove,
      ),
  };
};
