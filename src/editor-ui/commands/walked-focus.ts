/**
 * The control of the inspector that somebody walked to by keys: what is typed there is meant for it, not for the canvas. Asked when
 * the focus comes: a browser calls also the focus of a clicked button visible, from the next key on.
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
