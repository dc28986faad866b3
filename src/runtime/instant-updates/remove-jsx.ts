import type { InstantUpdateData } from '../../protocol/changes.ts';
import { HIDDEN_CLASS, hasRareClass } from '../page/own-nodes.ts';
import { copyOf, hide, inDocumentOrder, insertTemporary, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

interface Removed {
  parent: Element;
  parentId: string | null;
  /** index among the visible nodes; the nodes themselves may represent other elements when the removal is undone */
  index: number;
  copy: Element;
}

/** The nodes of a parent without hidden ones. Nodes added by updates count for those to come. */
function showing(parent: Element): ChildNode[] {
  return [...parent.childNodes].filter((node) => node.nodeType !== 1 || !hasRareClass(node as Element, HIDDEN_CLASS));
}

/** Shows removed elements again after the source has lost them. */
function putBack(removed: readonly Removed[], { page }: UpdateContext): Applied | null {
  const undos = removed
    .filter(({ parent, parentId }) => parent.isConnected && page.codebaseIdOf(parent) === parentId)
    .map(({ parent, index, copy }) =>
      insertTemporary(parent, copy.cloneNode(true) as Element, showing(parent)[index] ?? null),
    );
  return undos.length > 0 ? { undo: undoAll(undos) } : null;
}

/** The removed elements, by the key of their parent. */
function removalsOf(elements: readonly Element[], { page }: UpdateContext): InstantUpdateData {
  const removals: NonNullable<InstantUpdateData['parentToElementKeysRemoved']> = {};
  for (const element of elements) {
    const parentKey = (element.parentElement && page.keyOf(element.parentElement)) ?? '';
    const removal = { outerHTML: element.outerHTML, elementKeyRemoved: page.keyOf(element) ?? '' };
    removals[parentKey] = [...(removals[parentKey] ?? []), removal];
  }
  return { parentToElementKeysRemoved: removals };
}

/** REMOVE_JSX: hides the elements; React still needs the nodes. */
export const removeJsx: Apply<'REMOVE_JSX'> = ({ codebaseIdsToRemove }, context) => {
  const ids = [...new Set(codebaseIdsToRemove)];
  const elements = inDocumentOrder(ids.flatMap((id) => context.targets(id)));
  if (elements.length === 0) return null;
  const data = removalsOf(elements, context);
  const removed = elements.flatMap((element): Removed[] => {
    const { parentElement: parent } = element;
    if (!parent) return [];
    const parentId = context.page.codebaseIdOf(parent);
    return [{ parent, parentId, index: showing(parent).indexOf(element), copy: copyOf(element) }];
  });
  const undos = elements.map(hide);
  return {
    undo: undoAll(undos),
    data,
    reassert: () => {
      for (const element of elements) hide(element);
    },
    isSettled: () => ids.every((id) => context.targets(id).length === 0),
    revert: () => putBack(removed, context),
  };
};
