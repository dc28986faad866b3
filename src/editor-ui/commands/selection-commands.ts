/** Commands that move the selection through the page's tree. */
import { editDynamicText } from '../dynamic-text.ts';
import type { Editor } from '../editor.ts';
import { focusFrame } from '../focus.ts';
import { ancestors, sibling } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, selectedKey, sourceOf } from '../store/store.ts';
import type { Command } from './command.ts';

const hasSelection = (state: EditorState) => state.selection.length > 0;

function selectSibling(editor: Editor, step: 1 | -1): void {
  const state = editor.store.getState();
  const key = selectedKey(state);
  const next = key && sibling(activeFrame(state).tree, key, step);
  if (next) editor.frame.select([next.key]);
}

/** Into the element: its text when that can be edited, else its first child. */
function enter(editor: Editor): void {
  const state = editor.store.getState();
  const item = selectedItem(state);
  if (!item) return;
  if (sourceOf(state, item)?.staticTextContents) {
    focusFrame(editor.store.getState().activeFrame);
    editor.frame.call('startEditingText', item.key);
  } else if (item.text.trim() && sourceOf(state, item)) editDynamicText(editor, item.key);
  else if (item.children[0]) editor.frame.select([item.children[0]]);
}

function selectParent(editor: Editor): void {
  const state = editor.store.getState();
  const key = selectedKey(state);
  const parent = key && ancestors(activeFrame(state).tree, key)[0];
  if (parent) editor.frame.select([parent.key]);
}

export const SELECTION_COMMANDS: readonly Command[] = [
  {
    id: 'deselect',
    title: 'Deselect',
    group: 'Selection',
    keys: ['Escape'],
    enabled: (state) => hasSelection(state) || state.tool !== 'select',
    run: ({ store, frame }) => {
      if (store.getState().tool !== 'select') {
        frame.call('clearDropTarget');
        store.setState({ tool: 'select' });
      } else frame.select([]);
    },
  },
  {
    id: 'enter',
    title: 'Edit text, or into the first child',
    group: 'Selection',
    keys: ['Enter'],
    onCanvas: true,
    enabled: hasSelection,
    run: enter,
  },
  {
    id: 'select-parent',
    title: 'Select parent',
    group: 'Selection',
    keys: ['Shift+Enter'],
    onCanvas: true,
    repeats: true,
    enabled: hasSelection,
    run: selectParent,
  },
  {
    id: 'next-sibling',
    title: 'Next sibling',
    group: 'Selection',
    keys: ['Tab'],
    onCanvas: true,
    repeats: true,
    enabled: hasSelection,
    run: (editor) => selectSibling(editor, 1),
  },
  {
    id: 'previous-sibling',
    title: 'Previous sibling',
    group: 'Selection',
    keys: ['Shift+Tab'],
    onCanvas: true,
    repeats: true,
    enabled: hasSelection,
    run: (editor) => selectSibling(editor, -1),
  },
];
