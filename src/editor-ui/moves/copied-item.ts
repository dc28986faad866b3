/** What a copied or cut item of a list is known by. */
import { chosenScope } from '../scope/default-scope.ts';
import { listItemOf } from '../scope/list-move.ts';
import type { NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

export interface CopiedItem {
  /** of the element that makes the list's items */
  codebaseId: string;
  index: number;
  /** all that it says, by which it is known again after edits of the list */
  words: string;
}

/** @returns null for an element that is no item of a list, or whose edits are to go to the definition of all items */
export function copiedItem(state: EditorState, key: string): CopiedItem | null {
  const list = listItemOf(state, key);
  const source = list && sourceOf(state, list.item);
  if (!list || !source || chosenScope(state, source.codebaseId) === 'definition') return null;
  return { codebaseId: source.codebaseId, index: list.index, words: wordsIn(activeFrame(state).tree, list.item.key) };
}

/** All that an element says. */
export function wordsIn(tree: NavIndex, key: string): string {
  const item = tree.items.get(key);
  return item ? [item.text, ...item.children.map((child) => wordsIn(tree, child))].join('\n') : '';
}
