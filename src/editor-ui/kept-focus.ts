/** Keys go on working when the control that has the focus is taken away, with the element that an undo removes for instance. */
import { focusCanvas } from './focus.ts';

/**
 * Of a control that leaves the page with the focus, the current row of the panel gets it, as soon as it is drawn; the canvas,
 * where the panel has no rows.
 * @returns its own teardown
 */
export function keepFocus(panel: HTMLElement): () => void {
  let last: EventTarget | null = null;
  let isLost = false;
  const onFocus = ({ target }: Event) => {
    last = target;
  };
  const removals = new MutationObserver(() => {
    if (last instanceof Node && !last.isConnected) {
      last = null;
      isLost = true;
    }
    isLost &&= document.activeElement === document.body;
    if (!isLost) return;
    const row = panel.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    // many new rows are drawn in a task of their own
    if (!row && panel.querySelector('[role="tree"]')) return;
    isLost = false;
    if (row) row.focus({ preventScroll: true });
    else focusCanvas();
  });
  panel.addEventListener('focusin', onFocus);
  removals.observe(panel, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  return () => {
    panel.removeEventListener('focusin', onFocus);
    removals.disconnect();
  };
}
