/**
 * Keys pressed in a frame come by messages, which the user's next press may overtake: the focus has left the frame when they
 * arrive. They count for a moment still.
 */

/** An interaction, in ms: how long a key may be on its way. */
const LATE_MS = 1_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** @returns its own teardown */
export function watchFrameFocus(target: Window): () => void {
  // a window has no focus while a frame in it has
  let isAway = false;
  const onBlur = () => {
    isAway = true;
  };
  const onFocus = () => {
    if (isAway) leftAt = performance.now();
    isAway = false;
  };
  target.addEventListener('blur', onBlur);
  target.addEventListener('focusin', onFocus);
  return () => {
    leftAt = Number.NEGATIVE_INFINITY;
    target.removeEventListener('blur', onBlur);
    target.removeEventListener('focusin', onFocus);
  };
}

/** True while a frame has the focus, and for a moment after that. */
export function hadFrameFocus(): boolean {
  return document.activeElement instanceof HTMLIFrameElement || performance.now() - leftAt < LATE_MS;
}
