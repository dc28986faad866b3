/** Pastes a copy, or moves the cut element, beside or into the selection. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import { applyShown } from '../edits/apply-shown.ts';
import { itemsOf } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, editableSelection } from '../store/store.ts';
import { forbidding, tagsIn, takesShape } from './legal-place.ts';
import { moveChange } from './move.ts';
import { pasteItem } from './paste-item.ts';
import { addPlace, placeBeside } from './place.ts';

/**
 * The change of a paste: a copy after the selection (in it, if it has no siblings or is the `<svg>` of a shape), or after the ancestor
 * that HTML does not allow the copy in; or the move of the cut element. A move is one edit: it happens as a whole or not at all.
 */
function pasteChange(state: EditorState): AnyMutationChange | ApiError | null {
  const { clipboard } = state;
  const [selected, second] = editableSelection(state);
  if (!clipboard || !selected || second) return null;
  const inList = clipboard.item && pasteItem(state, clipboard.item, clipboard.cut, selected.item.key);
  if (inList) return inList;
  const { tree } = activeFrame(state);
  const [copied] = itemsOf(tree, clipboard.codebaseId);
  const tags = copied ? tagsIn(tree, copied) : [];
  const target = forbidding(state, selected.item, tags) ?? selected.source;
  if ('code' in target) return target;
  const isInside = target.row === null || takesShape(selected.item, tags);
  const place = isInside ? { parentCodebaseId: target.codebaseId } : placeBeside(target, 'after');
  if (clipboard.cut) return moveChange(clipboard.codebaseId, place);
  return createChange(uuid(), 'ADD_JSX', { ...addPlace(place), addCodebaseId: clipboard.codebaseId, copy: true });
}

export async function paste(editor: Editor): Promise<void> {
  const change = pasteChange(editor.store.getState());
  if (!change) return;
  if (!('type' in change)) {
    editor.notify.refused(change);
    return;
  }
  const { ok } = await applyShown(editor, change);
  // after a refusal, the cut element can be pasted elsewhere
  if (ok && change.type === 'MOVE_JSX') editor.store.setState({ clipboard: null });
}
