/**
 * Keys pressed in a frame come by messages, which the user's next press may overtake: the focus has left the frame when they
 * arrive. They count for a moment still.
 */
import type { EditorStore } from '../store/store.ts';

/** An interaction, in ms: how long a key may be on its way. */
const LATE_MS = 1_000;

interface Left {
  at: number;
  /** how often the user had chosen elements by then */
  choices: number;
}

let left: Left | null = null;

/** @returns its own teardown */
export function watchFrameFocus(store: EditorStore, target: Window): () => void {
  // a window has no focus while a frame in it has
  let isAway = false;
  const onBlur = () => {
    isAway = true;
  };
  const onReturn = () => {
    if (isAway) left = { at: performance.now(), choices: store.getState().choices };
    isAway = false;
  };
  target.addEventListener('blur', onBlur);
  // before the press selects anything, and gets the focus
  target.addEventListener('pointerdown', onReturn, true);
  target.addEventListener('focusin', onReturn);
  return () => {
    left = null;
    target.removeEventListener('blur', onBlur);
    target.removeEventListener('pointerdown', onReturn, true);
    target.removeEventListener('focusin', onReturn);
  };
}

/** How the last frame was left, for a moment after that. */
export function frameJustLeft(): Left | null {
  return left && performance.now() - left.at < LATE_MS ? left : null;
}
