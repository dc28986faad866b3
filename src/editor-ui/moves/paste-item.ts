/** An item of a list that is pasted behind another one of the same list: in the data, which decides what the page shows. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import { listItemOf, listMove } from '../scope/list-move.ts';
import { listRow, placeOfItem, usesAround } from '../scope/plurality.ts';
import type { NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';
import { type CopiedItem, wordsIn } from './copied-item.ts';

const NOT_IN_LIST: ApiError = {
  code: 'no-such-item',
  message: 'The copied item is not in this list, or has changed since.',
  hint: 'Copy it again. To paste into another list, add the item to that list’s data.',
};

/**
 * The change that puts the copied item behind another one.
 * @param behind key of the selected element
 * @returns null where that is no item made by the same element: then the copied element itself is pasted
 */
export function pasteItem(
  state: EditorState,
  copied: CopiedItem,
  cut: boolean,
  behind: string,
): AnyMutationChange | ApiError | null {
  const { tree } = activeFrame(state);
  const list = listItemOf(state, behind);
  if (!list || list.item.codebaseId !== copied.codebaseId) return null;
  const row = listRow(tree, list.item);
  const from = findItem(tree, row, copied);
  const item = tree.items.get(row[from] ?? '');
  if (!item) return NOT_IN_LIST;
  const to = list.index + 1;
  if (cut) return listMove(state, item.key, from < to ? to - 1 : to) ?? NOT_IN_LIST;
  const change = createChange(uuid(), 'DUPLICATE', { codebaseIdsToDuplicate: [copied.codebaseId] });
  const place = placeOfItem(tree, state.elements, { ...list, item, index: from });
  const uses = usesAround(tree, state.elements, list.item);
  return { ...change, ...uses, ...place, scope: 'data', dataIndexTo: to, instantUpdateKeys: [item.key] };
}

/** @returns the index of the copied item now, -1 if none or several could be it */
function findItem(tree: NavIndex, row: readonly string[], { index, words }: CopiedItem): number {
  const same = row.flatMap((key, at) => (wordsIn(tree, key) === words ? [at] : []));
  if (same.includes(index)) return index;
  const [only = -1, ...others] = same;
  return others.length === 0 ? only : -1;
}
