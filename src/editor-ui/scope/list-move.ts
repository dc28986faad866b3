/** Reorders the items of a `.map` in their data, because the array decides their order on the page. */
import { v4 as uuid } from 'uuid';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { isItemRoot, type ListPlace, listPlaceOf, listRow, placeOfItem, usesAround } from './plurality.ts';

/** The list item that an element is, or whose box it is; null for elements inside of one and for those of no list. */
export function listItemOf(state: EditorState, key: string): ListPlace | null {
  const { tree } = activeFrame(state);
  const item = tree.items.get(key);
  const list = item ? listPlaceOf(tree, state.elements, item) : null;
  return item && list && isItemRoot(tree, list, item) ? list : null;
}

/**
 * The change that moves a list's item.
 * @param to the index that it has afterwards
 * @returns null where the element is no list item, or stands there already
 */
export function listMove(state: EditorState, key: string, to: number): AnyMutationChange | null {
  const list = listItemOf(state, key);
  const source = list && sourceOf(state, list.item);
  if (!list || !source || to === list.index || to < 0 || to >= list.count) return null;
  const change = createChange(uuid(), 'MOVE_JSX', {
    codebaseIdToMove: source.codebaseId,
    codebaseIdToMoveTo: source.parentCodebaseId ?? source.codebaseId,
  });
  const { tree } = activeFrame(state);
  const uses = usesAround(tree, state.elements, list.item);
  const place = placeOfItem(tree, state.elements, list);
  const [own] = place.lists;
  if (own) own.keyTo = tree.items.get(listRow(tree, list.item)[to] ?? '')?.reactKey;
  return {
    ...change,
    ...uses,
    ...place,
    scope: 'data',
    dataIndexTo: to,
    instantUpdateKeys: [list.item.key],
  };
}
