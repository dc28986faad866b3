import { duplicatePlaceholder } from '../../protocol/codebase-id.ts';
import { copyOf, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/** DUPLICATE: a copy right after each, under placeholder ids, its descendants too (contract §1). */
export const duplicate: Apply<'DUPLICATE'> = ({ codebaseIdsToDuplicate }, context) => {
  const undos: Undo[] = [];
  const addedIds: string[] = [];
  const followers = new Map<Element, Element | null>();
  for (const id of codebaseIdsToDuplicate) {
    for (const element of context.targets(id)) {
      if (!element.parentNode) continue;
      followers.set(element, element.nextElementSibling);
      const copy = copyOf(element, duplicatePlaceholder);
      undos.push(insertTemporary(element.parentNode, copy, element.nextSibling));
      addedIds.push(duplicatePlaceholder(id));
    }
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    data: { addedIds: [...new Set(addedIds)] },
    isSettled: () => [...followers].every(([element, follower]) => element.nextElementSibling !== follower),
  };
};
