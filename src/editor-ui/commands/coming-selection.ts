/** What is selected is known a little after the click: the page tells which element it is, and then the tree that has it. */
import { KEPT_MS } from '../frame/pressed.ts';
import type { EditorState } from '../store/state.ts';
import { type EditorStore, selectedItem } from '../store/store.ts';

export function isSelectionComing(state: EditorState): boolean {
  return state.pressed !== null || (state.selection.length > 0 && selectedItem(state) === null);
}

/** Settles once what is selected is known, or nothing is; after some seconds in any case. */
export function untilSelected(store: EditorStore): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe((state) => isSelectionComing(state) || done());
    const timer = setTimeout(done, KEPT_MS);
  });
}
