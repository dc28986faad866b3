/** Copies and deletes of several selected items of a list: one edit of their data, one undo step. */
import type { ApiError } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, aboutElement } from '../../protocol/changes.ts';
import type { AskedChange } from '../edits/edit.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, editableSelection } from '../store/store.ts';
import { chosenScope } from './default-scope.ts';
import { listItemOf } from './list-move.ts';
import { type ListPlace, placeOfItem, usesAround } from './plurality.ts';

const NOT_ONE_LIST: ApiError = {
  code: 'not-one-list',
  message: 'Not done: items of a list are selected together with other elements, or with items of another list.',
  hint: 'Select items of one list only, then do it again.',
};

/**
 * @param change of the selected elements
 * @returns null where no item of a list is among them
 */
export function askedOfItems(state: EditorState, change: AnyMutationChange): AskedChange | ApiError | null {
  const made = ofItems(state, change);
  if (!made || 'code' in made) return made;
  // indexes are read when the change is sent: a queued edit may change the list before
  return (now) => {
    const again = ofItems(now, change);
    return again && 'type' in again ? again : null;
  };
}

function ofItems(state: EditorState, change: AnyMutationChange): AnyMutationChange | ApiError | null {
  const { tree } = activeFrame(state);
  const selected = editableSelection(state);
  const lists = selected.map(({ item, source }) => {
    const chosen = chosenScope(state, source.codebaseId) ?? 'data';
    return chosen === 'data' && MUTATION_TYPES[change.type].assumesItem ? listItemOf(state, item.key) : null;
  });
  // the selection may contain an item and its only child
  const items = new Map(lists.flatMap((list) => (list ? [[list.item.key, list] as const] : [])));
  const [first, ...others] = [...items.values()] as [ListPlace?, ...ListPlace[]];
  if (!first) return null;
  const { codebaseId, parent } = first.item;
  const isOfList = ({ item }: ListPlace) => item.codebaseId === codebaseId && item.parent === parent;
  if (codebaseId === null || lists.includes(null) || !others.every(isOfList)) return NOT_ONE_LIST;
  const otherItems = others.flatMap((list) => placeOfItem(tree, state.elements, list).lists.slice(0, 1));
  return {
    ...aboutElement(change, codebaseId),
    ...usesAround(tree, state.elements, first.item),
    ...placeOfItem(tree, state.elements, first),
    scope: 'data',
    ...(others.length > 0 && { otherItems }),
    instantUpdateKeys: [...items.keys()],
  };
}
