/**
 * The inspector's control that the user reached by keyboard: keys typed there are meant for it, not for the canvas. Recorded
 * at focus time, because browsers later match `:focus-visible` for a clicked button too, from the next key on.
 */

let walkedTo: EventTarget | null = null;

/** @returns its own teardown */
export function watchFocus(target: Window): () => void {
  const onFocus = ({ target }: Event) => {
    const isWalk = target instanceof Element && target.matches('[data-panel="inspector"] :focus-visible');
    walkedTo = isWalk ? target : null;
  };
  const onPointer = () => {
    walkedTo = null;
  };
  target.addEventListener('focusin', onFocus);
  target.addEventListener('pointerdown', onPointer, true);
  return () => {
    target.removeEventListener('focusin', onFocus);
    target.removeEventListener('pointerdown', onPointer, true);
  };
}

export function isWalkedTo(target: EventTarget | null): boolean {
  return target !== null && target === walkedTo;
}
