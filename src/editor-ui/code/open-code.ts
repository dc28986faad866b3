/** The way into the code view, from anywhere. */
import { type EditorStore, openDock } from '../store/store.ts';

/** Shows an element's source, or a line of a file. @param line from 1 */
export function openCode(store: EditorStore, place: { codebaseId: string } | { file: string; line?: number }): void {
  const count = (store.getState().code?.count ?? 0) + 1;
  const none = { codebaseId: null, file: null, line: null };
  store.setState({ code: { ...none, ...place, count } });
  openDock(store, 'code');
}
