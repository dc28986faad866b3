/** Keys go on working when the field that has the focus is taken away, with the element that an undo removes for instance. */
import { focusCanvas } from '../focus.ts';

/**
 * The canvas gets the focus of a control that leaves the page with it.
 * @returns its own teardown
 */
export function keepFocus(panel: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    last = target;
  };
  const removals = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) focusCanvas();
  });
  panel.addEventListener('focusin', onFocus);
  removals.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener('focusin', onFocus);
    removals.disconnect();
  };
}
