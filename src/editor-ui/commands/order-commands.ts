/** Moving elements in their order, and copying them to another place. */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { applyShown } from '../edits/apply-shown.ts';
import { focusedFrame } from '../focus.ts';
import { copiedItem } from '../moves/copied-item.ts';
import { moveBeside } from '../moves/move.ts';
import { withNeighbour } from '../moves/neighbour.ts';
import { chosenScope } from '../scope/default-scope.ts';
import { listItemOf, listMove } from '../scope/list-move.ts';
import type { EditorState } from '../store/state.ts';
import { editableSelection } from '../store/store.ts';
import type { Command } from './command.ts';
import { keyText } from './key-names.ts';
import { all, need, ONE_ELEMENT } from './needs.ts';

const one = (state: EditorState) => (editableSelection(state).length === 1 ? editableSelection(state)[0] : undefined);

/** The item of a list moves in its data, unless edits of it are to go to its definition: then the whole list moves. */
function moveInList(state: EditorState, step: 1 | -1): AnyMutationChange | null {
  const selected = one(state);
  const list = selected && listItemOf(state, selected.item.key);
  if (!selected || !list || chosenScope(state, selected.source.codebaseId) === 'definition') return null;
  return listMove(state, selected.item.key, list.index + step);
}

function moveBy(step: 1 | -1): Pick<Command, 'enabled' | 'why' | 'run'> {
  const canMove = (state: EditorState) =>
    moveInList(state, step) !== null || withNeighbour(state, one(state)?.item.key ?? '', step) !== null;
  return {
    ...all(
      ONE_ELEMENT,
      need(canMove, () => ({
        code: 'no-neighbour',
        message: `Nothing stands ${step > 0 ? 'after' : 'before'} it in its parent.`,
        hint: 'To bring it into another parent, drag it in the layers.',
      })),
    ),
    run: async (editor) => {
      const state = editor.store.getState();
      if (moveInList(state, step)) {
        await applyShown(editor, (now) => moveInList(now, step));
        return;
      }
      const found = withNeighbour(state, one(state)?.item.key ?? '', step);
      if (found) await moveBeside(editor, found.key, found.next, step > 0 ? 'after' : 'before');
    },
  };
}

/** Marked text in the editor is copied by the browser, unless the user is in the app. */
const NO_WORDS_MARKED = need(
  () => focusedFrame() !== null || (window.getSelection()?.isCollapsed ?? true),
  () => null,
);

function take(cut: boolean): Pick<Command, 'enabled' | 'why' | 'run'> {
  return {
    ...all(NO_WORDS_MARKED, ONE_ELEMENT),
    run: ({ store }) => {
      const state = store.getState();
      const selected = one(state);
      if (!selected) return;
      // preloads the paste
      void import('../moves/paste.ts');
      const { codebaseId } = selected.source;
      store.setState({ clipboard: { codebaseId, cut, item: copiedItem(state, selected.item.key) } });
    },
  };
}

export const ORDER_COMMANDS: readonly Command[] = [
  { id: 'copy', title: 'Copy', group: 'Edit', keys: ['$mod+c'], ...take(false) },
  { id: 'cut', title: 'Cut', group: 'Edit', keys: ['$mod+x'], ...take(true) },
  {
    id: 'paste',
    title: 'Paste after',
    group: 'Edit',
    keys: ['$mod+v'],
    ...all(
      need(
        (state) => state.clipboard !== null,
        () => ({
          code: 'nothing-copied',
          message: 'Nothing is copied.',
          hint: `Select an element and copy it with ${keyText('$mod+c')}.`,
        }),
      ),
      ONE_ELEMENT,
    ),
    run: async (editor) => (await import('../moves/paste.ts')).paste(editor),
  },
  { id: 'move-back', title: 'Move back in the order', group: 'Edit', keys: ['$mod+['], repeats: true, ...moveBy(-1) },
  { id: 'move-on', title: 'Move on in the order', group: 'Edit', keys: ['$mod+]'], repeats: true, ...moveBy(1) },
];
