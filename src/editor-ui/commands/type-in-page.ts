/** Starts in-place text editing in the page. Keys pressed before it has started are inserted, not run as shortcuts. */
import type { Editor } from '../editor.ts';
import { focusFrame } from '../focus.ts';
import { activeFrame } from '../store/store.ts';
import { keepKeys } from './typed-ahead.ts';

export function typeInPage(editor: Editor, key: string): void {
  const { store, frame } = editor;
  const start = store.getState();
  focusFrame(start.activeFrame);
  frame.call('startEditingText', key);
  if (activeFrame(start).editingText) return;
  const stop = () => {
    unsubscribe();
    kept.stop();
  };
  const kept = keepKeys(editor, {
    onEnter: () => {},
    onEscape: () => {
      stop();
      frame.call('stopEditingText');
    },
    isBrief: true,
  });
  const unsubscribe = store.subscribe((state) => {
    const { editingText } = activeFrame(state);
    if (state.choices !== start.choices) stop();
    else if (editingText) {
      stop();
      // messages arrive in order: the kept keys were all typed before those that the page has inserted itself
      if (kept.text() !== '') frame.call('startEditingText', editingText.key, kept.text());
      if (kept.isEntered()) frame.call('stopEditingText');
    }
  });
}
