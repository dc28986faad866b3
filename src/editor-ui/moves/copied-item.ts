/** Identifies a copied or cut list item. */
import { chosenScope } from '../scope/default-scope.ts';
import { listItemOf } from '../scope/list-move.ts';
import type { NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

export interface CopiedItem {
  /** of the element that makes the list's items */
  codebaseId: string;
  index: number;
  /** its whole text, which identifies it after edits of the list */
  words: string;
}

/** @returns null for an element that is no list item, or with the scope `definition` */
export function copiedItem(state: EditorState, key: string): CopiedItem | null {
  const list = listItemOf(state, key);
  const source = list && sourceOf(state, list.item);
  if (!list || !source || chosenScope(state, source.codebaseId) === 'definition') return null;
  return { codebaseId: source.codebaseId, index: list.index, words: wordsIn(activeFrame(state).tree, list.item.key) };
}

/** The whole text of an element. */
export function wordsIn(tree: NavIndex, key: string): string {
  const item = tree.items.get(key);
  return item ? [item.text, ...item.children.map((child) => wordsIn(tree, child))].join('\n') : '';
}
