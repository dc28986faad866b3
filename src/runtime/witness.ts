/**
 * Checks reports about the user. A script of the app shares the page and may replace methods of arrays, events and elements, and
 * so make the runtime report anything. Messages that lead to a change of the source are sent only if the browser itself delivered
 * matching input: a key while that key is pressed, a selection or drag during input or a call of the parent, text after typing.
 */
import type { Natives } from './natives.ts';

interface Message {
  id?: unknown;
  event?: unknown;
  data?: unknown;
  doNotSetElementKey?: unknown;
  doNotSetElementKeys?: unknown;
  sameAs?: unknown;
  pressed?: unknown;
}

export class Witness {
  private readonly natives: Natives;
  /** the input being handled */
  private input: Event | null = null;
  /** calls of the parent in progress */
  private calls = 0;
  /** the user has typed since the last text was sent */
  private hasTyped = false;

  constructor(natives: Natives) {
    this.natives = natives;
  }

  /** @param event one that the browser made */
  during(event: Event, run: () => void): void {
    const { natives } = this;
    const type = natives.read(event, 'type');
    if (type === 'keydown' || type === 'beforeinput') {
      this.hasTyped ||= natives.read(natives.read(event, 'target'), 'isContentEditable') === true;
    }
    const before = this.input;
    this.input = event;
    try {
      run();
    } finally {
      this.input = before;
    }
  }

  /** @param isTyping the parent passes on text typed before the frame had the focus */
  called(run: () => void, isTyping: boolean): void {
    this.hasTyped ||= isTyping;
    this.calls++;
    try {
      run();
    } finally {
      this.calls--;
    }
  }

  /** @returns the message as it may be sent, or null if no input explains it */
  vouch(asked: unknown): unknown {
    // Read each field once: the checked value is the sent value.
    const message: Message = { ...(asked as Message) };
    switch (message.id) {
      case 'KEY_DOWN_EVENT':
        return this.key('keydown', message);
      case 'KEY_UP_EVENT':
        return this.key('keyup', message);
      case 'EDITED_TEXT':
        return this.text(message);
      case 'SELECTED_ELEMENT_KEY':
      case 'MULTI_SELECTED_ELEMENT_KEYS':
        return this.isAsked || message.doNotSetElementKey || message.doNotSetElementKeys || isUpdate(message)
          ? message
          : null;
      case 'DRAG_START_EVENT':
      case 'DRAG_END_EVENT':
        return this.isAsked ? message : null;
      default:
        return message;
    }
  }

  private get isAsked(): boolean {
    return this.input !== null || this.calls > 0;
  }

  /** A key as the browser reports it, whatever the message says. */
  private key(type: string, { id, event }: Message): unknown {
    const { input, natives } = this;
    if (!input || natives.read(input, 'type') !== type) return null;
    const { activeElement } = event as { activeElement: Record<string, unknown> };
    const { tagName, isContentEditable, elementType } = activeElement;
    return {
      id,
      event: {
        key: natives.read(input, 'key'),
        code: natives.read(input, 'code'),
        metaKey: natives.read(input, 'metaKey'),
        shiftKey: natives.read(input, 'shiftKey'),
        ctrlKey: natives.read(input, 'ctrlKey'),
        altKey: natives.read(input, 'altKey'),
        activeElement: { tagName, isContentEditable, elementType },
      },
    };
  }

  private text({ id, data }: Message): unknown {
    const { key, newText, oldText, isLeft } = data as Record<string, unknown>;
    const { hasTyped } = this;
    this.hasTyped = false;
    const vouched = { key, newText, oldText, ...(isLeft === true && { isLeft }) };
    return hasTyped || newText === oldText ? { id, data: vouched } : null;
  }
}

/** A new key of the same selection. It needs no input of the user. */
const isUpdate = ({ sameAs, pressed }: Message): boolean => sameAs !== undefined && pressed === undefined;
