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
  /** the control that the pointer is on */
  let over: Element | null = null;
  let shown: Element | null = null;
  let leftAt = Number.NEGATIVE_INFINITY;
  let timer = 0;
  let lastKey = '';
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (shown?.isConnected && shown.hasAttribute('data-hint')) tell(hintOf(shown));
    else hide();
  });

  function show(anchor: Element): void {
    window.clearTimeout(timer);
    shown = anchor;
    tell(hintOf(anchor));
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-hint'] });
  }

  function hide(): void {
    window.clearTimeout(timer);
    observer.disconnect();
    if (shown) tell(null);
    shown = null;
  }

  function leave(): void {
    if (shown) leftAt = performance.now();
    hide();
  }

  function dismiss(): void {
    leftAt = Number.NEGATIVE_INFINITY;
    hide();
  }

  function pointerOver(target: Element, isPressed: boolean): void {
    if (shown && target.closest('[data-hint-popup]')) {
      window.clearTimeout(timer);
      return;
    }
    const anchor = target.closest('[data-hint]');
    if (anchor && anchor === over) return;
    over = anchor;
    window.clearTimeout(timer);
    if (isPressed) return;
    if (!anchor) timer = window.setTimeout(leave, LEAVE_MS);
    else if (shown || performance.now() - leftAt < AGAIN_MS) show(anchor);
    else timer = window.setTimeout(() => show(anchor), REST_MS);
  }

  function listen<K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void {
    document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  }
  listen('pointerover', ({ target, pointerType, buttons }) => {
    if (target instanceof Element && pointerType !== 'touch') pointerOver(target, buttons !== 0);
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget) return;
    over = null;
    leave();
  });
  listen('pointerdown', dismiss);
  listen('keydown', ({ key }) => {
    lastKey = key;
    if (!MODIFIERS.includes(key)) dismiss();
  });
  listen('keyup', () => {
    lastKey = '';
  });
  listen('focusin', ({ target }) => {
    const anchor = target instanceof Element ? target.closest('[data-hint]') : null;
    if (anchor && MOVING_KEYS.test(lastKey)) show(anchor);
  });
  listen('focusout', ({ target }) => {
    if (shown && target instanceof Node && shown.contains(target)) hide();
  });
  return () => {
    hide();
    stop.abort();
  };
}

function hintOf(anchor: Element): ShownHint {
  const read = (name: string) => anchor.getAttribute(name) ?? '';
  const side = (read('data-hint-side') || 'bottom') as HintSide;
  return { anchor, label: read('data-hint'), keys: read('data-hint-keys'), side };
}
