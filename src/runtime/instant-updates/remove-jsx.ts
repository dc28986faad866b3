import type { InstantUpdateData } from '../../protocol/changes.ts';
import { childOf, copyOf, hide, insertTemporary, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

interface Place {
  parent: Element;
  next: Node | null;
  copy: Element;
}

/** Shows removed elements again where they were, when the source has already lost them. */
function putBack(places: readonly Place[]): Applied | null {
  const undos = places
    .filter(({ parent }) => parent.isConnected)
    .map(({ parent, next, copy }) => insertTemporary(parent, copy.cloneNode(true) as Element, childOf(parent, next)));
  return undos.length > 0 ? { undo: undoAll(undos) } : null;
}

/** What is gone, by the key of the parent it was in. */
function removalsOf(elements: readonly Element[], { page }: UpdateContext): InstantUpdateData {
  const removals: NonNullable<InstantUpdateData['parentToElementKeysRemoved']> = {};
  for (const element of elements) {
    const parentKey = (element.parentElement && page.keyOf(element.parentElement)) ?? '';
    const removal = { outerHTML: element.outerHTML, elementKeyRemoved: page.keyOf(element) ?? '' };
    removals[parentKey] = [...(removals[parentKey] ?? []), removal];
  }
  return { parentToElementKeysRemoved: removals };
}

/** REMOVE_JSX: the elements are hidden, not taken out: React still counts on them. */
export const removeJsx: Apply<'REMOVE_JSX'> = ({ codebaseIdsToRemove }, context) => {
  const ids = [...new Set(codebaseIdsToRemove)];
  const elements = ids.flatMap((id) => context.targets(id));
  if (elements.length === 0) return null;
  const data = removalsOf(elements, context);
  const places = elements.flatMap((element): Place[] => {
    const { parentElement: parent, nextSibling: next } = element;
    return parent ? [{ parent, next, copy: copyOf(element) }] : [];
  });
  const undos = elements.map(hide);
  return {
    undo: undoAll(undos),
    data,
    reassert: () => {
      for (const element of elements) hide(element);
    },
    isSettled: () => ids.every((id) => context.targets(id).length === 0),
    revert: () => putBack(places),
  };
};
