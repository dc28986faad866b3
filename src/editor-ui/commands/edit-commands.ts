/** Commands that change the source. */
import { v4 as uuid } from 'uuid';
import { createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import { canRedo, nextUndo } from '../store/ledger.ts';
import { editableSelection } from '../store/store.ts';
import { finishNudge } from '../styling/nudge.ts';
import type { Command } from './command.ts';
import { ELEMENTS } from './needs.ts';

/** Codebase ids of the selection, each once, in the order of selection. */
function selectedIds(editor: Editor): string[] {
  return [...new Set(editableSelection(editor.store.getState()).map(({ source }) => source.codebaseId))];
}

function withIds(run: (editor: Editor, ids: string[]) => void): (editor: Editor) => void {
  return (editor) => {
    const ids = selectedIds(editor);
    if (ids.length > 0) run(editor, ids);
  };
}

export const EDIT_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    title: 'Undo',
    group: 'Edit',
    keys: ['$mod+z'],
    repeats: true,
    // an edit under way will be there to undo when the step's turn comes
    enabled: (state) => state.save.phase === 'saving' || nextUndo(state.activities) !== null,
    why: () => ({
      code: 'nothing-to-undo',
      message: 'There is nothing to undo.',
      hint: 'Edits that were made elsewhere, as in your code editor, are undone there.',
    }),
    run: (editor) => void finishNudge(editor).then(() => editor.undo()),
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Edit',
    keys: ['$mod+Shift+z', '$mod+y'],
    repeats: true,
    enabled: (state) => state.save.phase === 'saving' || canRedo(state.activities),
    why: () => ({
      code: 'nothing-to-redo',
      message: 'There is nothing to redo.',
      hint: 'An edit comes back only right after its undo, while nothing else was changed.',
    }),
    run: (editor) => void editor.redo(),
  },
  {
    id: 'duplicate',
    title: 'Duplicate',
    group: 'Edit',
    keys: ['$mod+d'],
    ...ELEMENTS,
    run: withIds((editor, ids) => {
      void editor.apply(createChange(uuid(), 'DUPLICATE', { codebaseIdsToDuplicate: ids }));
    }),
  },
  {
    id: 'delete',
    title: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    ...ELEMENTS,
    run: withIds((editor, ids) => {
      void editor.apply(createChange(uuid(), 'REMOVE_JSX', { codebaseIdsToRemove: ids }));
    }),
  },
  {
    id: 'wrap',
    title: 'Wrap in div',
    group: 'Edit',
    keys: ['$mod+g'],
    ...ELEMENTS,
    run: withIds((editor, ids) => {
      void editor.apply(createChange(uuid(), 'WRAP_DIV', { codebaseIdsToWrap: ids }));
    }),
  },
  {
    id: 'unwrap',
    title: 'Unwrap',
    group: 'Edit',
    keys: ['$mod+Shift+g'],
    ...ELEMENTS,
    run: withIds((editor, ids) => {
      void editor.apply(createChange(uuid(), 'UNWRAP', { codebaseIdsToUnwrap: ids }));
    }),
  },
];
