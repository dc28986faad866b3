/** Waits for the selection after a click: the page reports the element first, then the tree that holds it. */
import { KEPT_MS } from '../frame/pressed.ts';
import type { EditorState } from '../store/state.ts';
import { type EditorStore, selectedItem } from '../store/store.ts';

export function isSelectionComing(state: EditorState): boolean {
  return state.pressed !== null || (state.selection.length > 0 && selectedItem(state) === null);
}

/** Resolves once the selected element is in the tree, or nothing is selected; after `KEPT_MS` if the page does not answer. */
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
