/** The way into the code view, from anywhere. */
import type { TreeElement } from '../../protocol/api.ts';
import { type EditorStore, openDock, selectedItem, sourceOf } from '../store/store.ts';

/** Shows an element's source, or a line of a file. @param line from 1 */
export function openCode(store: EditorStore, place: { codebaseId: string } | { file: string; line?: number }): void {
  const state = store.getState();
  const count = (state.code?.count ?? 0) + 1;
  const selected = sourceOf(state, selectedItem(state))?.codebaseId ?? null;
  const none = { codebaseId: null, file: null, line: null };
  store.setState({ code: { ...none, ...place, count, selected } });
  openDock(store, 'code');
}

/** The last element of a file that begins at a line or above it, else the first one below; null in a file without elements. */
export function elementNear(
  elements: Record<string, TreeElement>,
  { file, line }: { file: string; line: number },
): string | null {
  let near: TreeElement | null = null;
  for (const one of Object.values(elements)) {
    if (one.filename !== file) continue;
    const isAbove = one.line <= line;
    const isNearer =
      !near || (isAbove ? near.line > line || one.line > near.line : near.line > line && one.line < near.line);
    if (isNearer) near = one;
  }
  return near?.codebaseId ?? null;
}
