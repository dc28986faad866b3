/** Commands that change the source. */
import { v4 as uuid } from 'uuid';
import { type AnyMutationChange, type ChangeFields, createChange, type MutationType } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import { applyShown } from '../edits/apply-shown.ts';
import { STEP_WORDS } from '../edits/history-steps.ts';
import { isAllowedAt } from '../moves/legal-place.ts';
import { idsOfSelection } from '../scope/apply-scope.ts';
import { askedOfItems } from '../scope/several-items.ts';
import { canRedo, nextUndo } from '../store/ledger.ts';
import { isInSvg, type NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedKey } from '../store/store.ts';
import { finishNudge } from '../styling/nudge.ts';
import type { Command } from './command.ts';
import { ELEMENTS } from './needs.ts';

/**
 * A command that edits all selected elements.
 * @param fields makes the change's fields from the ids of the elements
 */
function ofSelection<T extends MutationType>(
  type: T,
  fields: (ids: string[], state: EditorState) => ChangeFields[T],
): (editor: Editor) => Promise<void> {
  return async (editor) => {
    const state = editor.store.getState();
    const ids = idsOfSelection(state, type);
    if (ids.length === 0) return;
    const change = createChange(uuid(), type, fields(ids, state)) as AnyMutationChange;
    const items = state.selection.length > 1 ? askedOfItems(state, change) : null;
    if (items && 'code' in items) {
      editor.notify.refused(items);
      return;
    }
    // does not wait for the page: the selection moves to the sibling before the answer
    if (type === 'REMOVE_JSX') void editor.apply(items ?? change);
    else await applyShown(editor, items ?? change);
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
    run: ofSelection('DUPLICATE', (codebaseIdsToDuplicate) => ({ codebaseIdsToDuplicate })),
  },
  {
    id: 'delete',
    title: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    ...ELEMENTS,
    run: ofSelection('REMOVE_JSX', (codebaseIdsToRemove) => ({ codebaseIdsToRemove })),
  },
  {
    id: 'wrap',
    title: 'Wrap in div',
    group: 'Edit',
    keys: ['$mod+g'],
    ...ELEMENTS,
    run: ofSelection('WRAP_DIV', (codebaseIdsToWrap, state) => {
      const wrapTag = wrapTagAt(activeFrame(state).tree, selectedKey(state) ?? '');
      return { codebaseIdsToWrap, ...(wrapTag && { wrapTag }) };
    }),
  },
  {
    id: 'unwrap',
    title: 'Unwrap',
    group: 'Edit',
    keys: ['$mod+Shift+g'],
    ...ELEMENTS,
    run: ofSelection('UNWRAP', (codebaseIdsToUnwrap) => ({ codebaseIdsToUnwrap })),
  },
];
