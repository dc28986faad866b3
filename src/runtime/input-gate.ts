/**
 * The single entry for input. Listeners are on the window in the capture phase, added before the app loads, so that held events
 * never reach the app's handlers. Without an editor they do nothing. Events made by scripts always pass.
 */
import { log } from './log.ts';
import { NATIVES, type Natives } from './natives.ts';
import { Witness } from './witness.ts';

/** Held while editing: pressing, hovering, focusing, dragging, typing. */
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

/** Non-passive listeners for these slow down scrolling: only while an editor is attached. */
const WHILE_ATTACHED = ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Called for each trusted event before the app; stops those that the app must not see. */
export type InputListener = (event: Event) => void;

export class InputGate {
  private listener: InputListener | null = null;
  private readonly window: Window;
  private readonly pass: (event: Event) => void;
  /** records the input, so that reports about the user can be checked */
  readonly witness: Witness;

  /** @param natives replaced in tests, since scripts cannot make trusted events */
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

  /** Sends all input to a listener until the returned function is called. */
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
