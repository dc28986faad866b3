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

/** A lost connection, in ms: a page in which the words cannot be typed by then does not answer, and the kept keys are written. */
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
  const typing = askedTyping(frame);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // leaves the field of the insert panel, which has key bindings of its own
  focusCanvas();
  const kept = keepKeys(editor, { onEnter: write, onEscape: stop });

  function stop(): void {
    unsubscribe();
    kept.stop();
    clearTimeout(timer);
    typing.stop();
  }

  /** Writes the kept keys without the page: it does not answer, or the user has pressed Enter already. */
  function write(): void {
    if (id === undefined) return;
    stop();
    if (kept.text() !== '') void editor.apply(textChange(id, given, kept.text()));
  }

  /** Fails while the page only shows the preview, which cannot be typed into. */
  function attempt(): void {
    const state = store.getState();
    if (id === undefined) return;
    const { editingText } = activeFrame(state);
    if (editingText && parseElementKey(editingText.key)?.codebaseId === id) {
      if (kept.text() !== '') frame.call('startEditingText', editingText.key, kept.text());
      typing.begun();
      stop();
      return;
    }
    const item = selectedItem(state);
    if (item?.codebaseId !== id) return;
    focusFrame(state.activeFrame);
    typing.ask(item.key);
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
        // tried again with each tree and each commit of the page, until it has the element itself
        attempt();
      }
    },
    stop,
  };
}

/** Typing that the page was asked for, and may begin at any moment. */
function askedTyping({ call }: Editor['frame']) {
  let isAsked = false;
  return {
    ask(key: string): void {
      isAsked = true;
      // after the call that selects it, which would end the typing
      queueMicrotask(() => isAsked && call('startEditingText', key));
    },
    begun(): void {
      isAsked = false;
    },
    stop(): void {
      if (isAsked) call('stopEditingText');
      isAsked = false;
    },
  };
}
