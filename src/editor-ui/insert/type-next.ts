/**
 * After an insertion the user types the new element's words. Typing over the placeholder begins once the page shows the
 * element; keys pressed before that are kept for it.
 */
import type { MutationSuccess } from '../../protocol/api.ts';
import { ADD_PLACEHOLDER_PREFIX } from '../../protocol/codebase-id.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import { keepKeys } from '../commands/typed-ahead.ts';
import type { Editor } from '../editor.ts';
import { textChange } from '../edits/text-edits.ts';
import { focusCanvas, focusFrame } from '../focus.ts';
import { activeFrame, selectedItem } from '../store/store.ts';

/** ms; a page that does not let the new words be typed by then does not answer: the keys are written as they are */
const PATIENCE = 10_000;

export interface NextWords {
  /** The element is in the source, with these words. */
  into(answer: MutationSuccess, words: string): void;
  /** The element was refused: drops the keys typed for it. */
  stop(): void;
}

export function typeNext(editor: Editor): NextWords {
  const { store, frame } = editor;
  let id: string | undefined;
  let given = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // out of the field that it was asked for in, which has a meaning of its own for keys
  focusCanvas();
  const kept = keepKeys(editor, { onEnter: write, onEscape: stop });

  function stop(): void {
    unsubscribe();
    kept.stop();
    clearTimeout(timer);
  }

  /** The page is not asked where it does not show the element, or the user is through already. */
  function write(): void {
    if (id === undefined) return;
    stop();
    if (kept.text() !== '') void editor.apply(textChange(id, given, kept.text()));
  }

  /** The page answers only for an element of its own: a preview cannot be typed into. */
  function attempt(): void {
    const state = store.getState();
    if (id === undefined) return;
    const { editingText } = activeFrame(state);
    if (editingText && parseElementKey(editingText.key)?.codebaseId === id) {
      if (kept.text() !== '') frame.call('startEditingText', editingText.key, kept.text());
      stop();
      return;
    }
    const item = selectedItem(state);
    if (item?.codebaseId !== id) return;
    focusFrame(state.activeFrame);
    // behind the call that selects it, which would end the typing
    queueMicrotask(() => frame.call('startEditingText', item.key));
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.choices !== before.choices) stop();
    else if (state.frames !== before.frames || state.selection !== before.selection) attempt();
  });

  return {
    into({ prevIdToNewIdMap }, words) {
      id = Object.entries(prevIdToNewIdMap).find(([old]) => old.startsWith(ADD_PLACEHOLDER_PREFIX))?.[1];
      given = words;
      if (!id) stop();
      else if (kept.isEntered()) write();
      else {
        timer = setTimeout(write, PATIENCE);
        // again with each tree and when the page has committed the edit: then its own element is there
        attempt();
      }
    },
    stop,
  };
}
