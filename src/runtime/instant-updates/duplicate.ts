import { duplicatePlaceholder } from '../../protocol/codebase-id.ts';
import { copyOf, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import { itemsBeside } from './places.ts';
import type { Apply } from './types.ts';

/** DUPLICATE: inserts a copy after each element; copies and their descendants get placeholder ids. */
export const duplicate: Apply<'DUPLICATE'> = ({ codebaseIdsToDuplicate }, context, { dataIndexTo }) => {
  const undos: Undo[] = [];
  const addedIds: string[] = [];
  const targets = () => codebaseIdsToDuplicate.flatMap((id) => context.targets(id));
  const all = targets();
  // Without keys React may put the new node anywhere among its siblings: compare only their number.
  const counts = parentsOf(all).map((parent) => parent.childElementCount);
  for (const id of codebaseIdsToDuplicate) {
    for (const element of context.targets(id)) {
      const parent = element.parentElement;
      // A nested element is copied with the outer one.
      if (!parent || all.some((other) => other !== element && other.contains(element))) continue;
      const copy = copyOf(element, duplicatePlaceholder);
      const behind = dataIndexTo === undefined ? element : itemsBeside(element, id, context)[dataIndexTo - 1];
      undos.push(insertTemporary(parent, copy, behind?.nextSibling ?? null));
      addedIds.push(duplicatePlaceholder(id));
    }
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    data: { addedIds: [...new Set(addedIds)] },
    isSettled: () => parentsOf(targets()).every((parent, at) => parent.childElementCount > (counts[at] ?? -1)),
  };
};

function parentsOf(elements: readonly Element[]): Element[] {
  return [...new Set(elements.flatMap(({ parentElement }) => parentElement ?? []))];
}
