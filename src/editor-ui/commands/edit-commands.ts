/** Commands that change the source. */
import { v4 as uuid } from 'uuid';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import { applyShown } from '../edits/apply-shown.ts';
import { STEP_WORDS } from '../edits/history-steps.ts';
import { isAllowedAt } from '../moves/legal-place.ts';
import { idsOfSelection } from '../scope/apply-scope.ts';
import { canRedo, nextUndo } from '../store/ledger.ts';
import { isInSvg, type NavIndex } from '../store/nav-index.ts';
import { activeFrame, selectedKey } from '../store/store.ts';
import { finishNudge } from '../styling/nudge.ts';
import type { Command } from './command.ts';
import { ELEMENTS } from './needs.ts';

function withIds(
  type: AnyMutationChange['type'],
  run: (editor: Editor, ids: string[]) => Promise<unknown>,
): (editor: Editor) => Promise<void> {
  return async (editor) => {
    const ids = idsOfSelection(editor.store.getState(), type);
    if (ids.length > 0) await run(editor, ids);
  };
}

/** The tag of a new parent where a div cannot stand: in an SVG, or in a paragraph of the page. */
function wrapTagAt(tree: NavIndex, key: string): string | null {
  if (isInSvg(tree, key)) return 'g';
  return isAllowedAt(tree, key, 'div') ? null : 'span';
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
    why: () => STEP_WORDS.undo.none,
    run: (editor) => void finishNudge(editor).then(() => editor.undo()),
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Edit',
    keys: ['$mod+Shift+z', '$mod+y'],
    repeats: true,
    enabled: (state) => state.save.phase === 'saving' || canRedo(state.activities),
    why: () => STEP_WORDS.redo.none,
    run: (editor) => void editor.redo(),
  },
  {
    id: 'duplicate',
    title: 'Duplicate',
    group: 'Edit',
    keys: ['$mod+d'],
    ...ELEMENTS,
    run: withIds('DUPLICATE', (editor, ids) =>
      applyShown(editor, createChange(uuid(), 'DUPLICATE', { codebaseIdsToDuplicate: ids })),
    ),
  },
  {
    id: 'delete',
    title: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    ...ELEMENTS,
    // its neighbour is selected at once
    run: withIds('REMOVE_JSX', async (editor, ids) => {
      void editor.apply(createChange(uuid(), 'REMOVE_JSX', { codebaseIdsToRemove: ids }));
    }),
  },
  {
    id: 'wrap',
    title: 'Wrap in div',
    group: 'Edit',
    keys: ['$mod+g'],
    ...ELEMENTS,
    run: withIds('WRAP_DIV', (editor, ids) => {
      const state = editor.store.getState();
      const wrapTag = wrapTagAt(activeFrame(state).tree, selectedKey(state) ?? '');
      const fields = { codebaseIdsToWrap: ids, ...(wrapTag && { wrapTag }) };
      return applyShown(editor, createChange(uuid(), 'WRAP_DIV', fields));
    }),
  },
  {
    id: 'unwrap',
    title: 'Unwrap',
    group: 'Edit',
    keys: ['$mod+Shift+g'],
    ...ELEMENTS,
    run: withIds('UNWRAP', (editor, ids) =>
      applyShown(editor, createChange(uuid(), 'UNWRAP', { codebaseIdsToUnwrap: ids })),
    ),
  },
];
