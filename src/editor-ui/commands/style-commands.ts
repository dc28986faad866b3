/** Commands that change styles, or carry them from one element to another. They go the way of the styles panel, which is loaded late. */
import type { Editor } from '../editor.ts';
import type { EditorState } from '../store/state.ts';
import { editableSelection, selectedItem } from '../store/store.ts';
import type { StyleChanges } from '../styling/style-edit.ts';
import type { Command } from './command.ts';

const hasElement = (state: EditorState) => editableSelection(state).length > 0;

async function write(editor: Editor, property: string, changes: StyleChanges): Promise<void> {
  const { subjectsOf } = await import('../inspector/styles/use-property.ts');
  await editor.styling.edit(subjectsOf(editor, property)).commit(changes);
}

async function copyStyle(editor: Editor): Promise<void> {
  const { copiedStyle } = await import('../styling/copy-style.ts');
  const style = copiedStyle(editor);
  editor.store.setState({ styleClipboard: style });
  const count = Object.keys(style).length;
  editor.notify.saved(count === 0 ? 'This element has no style of its own' : 'Style copied');
}

function hide(editor: Editor): void {
  const isHidden = selectedItem(editor.store.getState())?.display === 'none';
  void write(editor, 'display', { display: isHidden ? null : 'none' });
}

export const STYLE_COMMANDS: readonly Command[] = [
  {
    id: 'copy-style',
    title: 'Copy style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyC', '$mod+Alt+c'],
    enabled: hasElement,
    run: (editor) => void copyStyle(editor),
  },
  {
    id: 'paste-style',
    title: 'Paste style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyV', '$mod+Alt+v'],
    enabled: (state) => hasElement(state) && Object.keys(state.styleClipboard ?? {}).length > 0,
    run: (editor) => void write(editor, 'color', editor.store.getState().styleClipboard ?? {}),
  },
  {
    id: 'hide',
    title: 'Hide, or show again',
    group: 'Edit',
    keys: ['$mod+Shift+h'],
    enabled: hasElement,
    run: hide,
  },
  {
    id: 'flex',
    title: 'Make it a flex container',
    group: 'Edit',
    keys: ['Shift+a'],
    enabled: hasElement,
    run: (editor) => void write(editor, 'display', { display: 'flex' }),
  },
];
