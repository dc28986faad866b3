/**
 * The one place where input comes in. Listeners stand on the window, in the capture phase, from before the app loads: what
 * the gate holds back never reaches a handler of the app. Without an editor they only look whether there is one. Events that
 * scripts make are the app's own business and pass.
 */
import { log } from './log.ts';
import { NATIVES, type Natives } from './natives.ts';
import { Witness } from './witness.ts';

/** Held back while editing: pressing, hovering, focusing and dragging of every kind. */
const HELD = [
  'pointerdown',
  'pointerup',
  'pointermove',
  'pointercancel',
  'pointerover',
  'pointerout',
  'pointerenter',
  'pointerleave',
  'gotpointercapture',
  'lostpointercapture',
  'mousedown',
  'mouseup',
  'mousemove',
  'mouseover',
  'mouseout',
  'mouseenter',
  'mouseleave',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'dragstart',
  'dragenter',
  'dragover',
  'drop',
  'selectstart',
  'focus',
  'blur',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'paste',
  'copy',
  'cut',
  'submit',
  'change',
  'compositionstart',
  'compositionupdate',
  'compositionend',
] as const;

/** Listening to these without `passive` slows scrolling down, so only while an editor is attached. */
const WHILE_ATTACHED = ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Told of each trusted event before the app; it stops what the app must not see. */
export type InputListener = (event: Event) => void;

export class InputGate {
  private listener: InputListener | null = null;
  private readonly window: Window;
  private readonly pass: (event: Event) => void;
  /** what it saw is what may be told of the user */
  readonly witness: Witness;

  /** @param natives tests put their own in, since no script can make a trusted event */
  constructor(window: Window, natives: Natives = NATIVES) {
    this.witness = new Witness(natives);
    this.window = window;
    this.pass = (event) => {
      try {
        const { listener } = this;
        if (listener && natives.isTrusted(event)) this.witness.during(event, () => listener(event));
      } catch (error) {
        log.error('input:', error);
      }
    };
    for (const type of HELD) natives.listen(window, type, this.pass, { capture: true });
  }

  /** Hands all input to a listener; the answer gives it back to the app. */
  attach(listener: InputListener): () => void {
    this.listener = listener;
    const options = { capture: true, passive: false };
    for (const type of WHILE_ATTACHED) this.window.addEventListener(type, this.pass, options);
    return () => {
      if (this.listener !== listener) return;
      this.listener = null;
      for (const type of WHILE_ATTACHED) this.window.removeEventListener(type, this.pass, options);
    };
  }

  stop(): void {
    this.listener = null;
    for (const type of HELD) this.window.removeEventListener(type, this.pass, { capture: true });
  }
}
