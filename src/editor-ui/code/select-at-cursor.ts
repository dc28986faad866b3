/** The canvas follows the cursor in the code: the element that it stands in is selected, where the page shows it. */
import type { EditorState as CodeState } from '@codemirror/state';
import type { Editor } from '../editor.ts';
import { itemsOf } from '../store/nav-index.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import { elementsAround } from './element-range.ts';

/** @param file of the code, which is as the server knows it: places in it are those of the tables */
export function selectAtCursor(editor: Editor, file: string, code: CodeState): void {
  const state = editor.store.getState();
  const { tree } = activeFrame(state);
  const current = selectedItem(state)?.codebaseId;
  for (const start of elementsAround(code, code.selection.main.head)) {
    const at = code.doc.lineAt(start);
    const entry = Object.values(state.elements).find(
      (one) => one.filename === file && one.line === at.number && one.column === start - at.from,
    );
    if (!entry) continue;
    if (entry.codebaseId === current) return;
    const [item] = itemsOf(tree, entry.codebaseId);
    if (item) {
      editor.frame.select([item.key]);
      return;
    }
  }
}
