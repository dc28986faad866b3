/**
 * Decides when a control's hint shows: after the pointer has rested on it, at once on the next control, and on keyboard
 * focus. A press or a key hides it; so does leaving, after a moment in which the pointer can move onto the hint (WCAG
 * 1.4.13).
 */
export interface ShownHint {
  anchor: Element;
  label: string;
  /** a key binding, empty for none */
  keys: string;
  side: HintSide;
}

export type HintSide = 'top' | 'bottom' | 'left' | 'right';

/** How long the pointer rests on a control before its hint shows, and how soon after a hint the next one needs no rest. */
export const REST_MS = 500;
const AGAIN_MS = 400;
/** Time for the way from the control to its hint. */
export const LEAVE_MS = 100;

const MOVING_KEYS = /^(?:Tab|Arrow.*|Home|End|Page.*)$/;
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Watches all controls with a `data-hint` (its words), `data-hint-keys` and `data-hint-side`.
 * @param tell the hint to show, null for none
 * @returns a function that ends it
 */
export function watchHints(document: Document, tell: (hint: ShownHint | null) => void): () => void {
  const hints = new Hints(document, tell);
  let lastKey = '';
  const stop = new AbortController();
  function listen<K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void {
    document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  }
  listen('pointerover', ({ target, pointerType, buttons }) => {
    if (target instanceof Element && pointerType !== 'touch') hints.pointAt(target, buttons !== 0);
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (!relatedTarget) hints.pointAway();
  });
  listen('pointerdown', () => hints.dismiss());
  listen('keydown', ({ key }) => {
    lastKey = key;
    if (!MODIFIERS.includes(key)) hints.dismiss();
  });
  listen('keyup', () => {
    lastKey = '';
  });
  listen('focusin', ({ target }) => {
    const anchor = target instanceof Element ? target.closest('[data-hint]') : null;
    if (anchor && MOVING_KEYS.test(lastKey)) hints.show(anchor);
  });
  listen('focusout', ({ target }) => {
    if (target instanceof Node) hints.focusLeft(target);
  });
  return () => {
    hints.hide();
    stop.abort();
  };
}

/** The hint that is shown, and the one that is due. */
class Hints {
  private readonly document: Document;
  private readonly tell: (hint: ShownHint | null) => void;
  /** follows the shown control: it may get other words, or go */
  private readonly observer: MutationObserver;
  /** the control under the pointer */
  private over: Element | null = null;
  private shown: Element | null = null;
  private leftAt = Number.NEGATIVE_INFINITY;
  private timer = 0;

  constructor(document: Document, tell: (hint: ShownHint | null) => void) {
    this.document = document;
    this.tell = tell;
    this.observer = new MutationObserver(() => {
      if (this.shown?.isConnected && this.shown.hasAttribute('data-hint')) tell(hintOf(this.shown));
      else this.hide();
    });
  }

  show(anchor: Element): void {
    window.clearTimeout(this.timer);
    this.shown = anchor;
    this.tell(hintOf(anchor));
    const filter = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-hint'] };
    this.observer.observe(this.document, filter);
  }

  hide(): void {
    window.clearTimeout(this.timer);
    this.observer.disconnect();
    if (this.shown) this.tell(null);
    this.shown = null;
  }

  /** Hides it, and the next one needs its rest again. */
  dismiss(): void {
    this.leftAt = Number.NEGATIVE_INFINITY;
    this.hide();
  }

  pointAt(target: Element, isPressed: boolean): void {
    if (this.shown && target.closest('[data-hint-popup]')) {
      window.clearTimeout(this.timer);
      return;
    }
    const anchor = target.closest('[data-hint]');
    if (anchor && anchor === this.over) return;
    this.over = anchor;
    window.clearTimeout(this.timer);
    if (isPressed) return;
    if (!anchor) this.timer = window.setTimeout(() => this.leave(), LEAVE_MS);
    else if (this.shown || performance.now() - this.leftAt < AGAIN_MS) this.show(anchor);
    else this.timer = window.setTimeout(() => this.show(anchor), REST_MS);
  }

  /** The pointer has left the window. */
  pointAway(): void {
    this.over = null;
    this.leave();
  }

  focusLeft(target: Node): void {
    if (this.shown?.contains(target)) this.hide();
  }

  private leave(): void {
    if (this.shown) this.leftAt = performance.now();
    this.hide();
  }
}

function hintOf(anchor: Element): ShownHint {
  const read = (name: string) => anchor.getAttribute(name) ?? '';
  const side = (read('data-hint-side') || 'bottom') as HintSide;
  return { anchor, label: read('data-hint'), keys: read('data-hint-keys'), side };
}
