/**
 * A press in the editor ends the typing in the page, as one elsewhere in the page does. What was pressed keeps the focus: Chromium
 * gives it back to the frame when the text there ends.
 */
import type { Editor } from '../editor.ts';
import { activeFrame } from '../store/store.ts';

export function bindTextLeft({ store, frame }: Pick<Editor, 'store' | 'frame'>): void {
  let isLeft = false;
  let pressed: HTMLElement | null = null;
  const onPress = () => {
    isLeft = activeFrame(store.getState()).editingText !== null;
    if (isLeft) frame.call('stopEditingText');
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (isLeft && target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) pressed = target;
  };
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('focusin', onFocus, true);
  store.subscribe((state) => {
    if (!isLeft || activeFrame(state).editingText) return;
    isLeft = false;
    if (document.activeElement instanceof HTMLIFrameElement) pressed?.focus({ preventScroll: true });
    pressed = null;
  });
}
