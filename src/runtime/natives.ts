/**
 * The browser's own functions for input and messages, saved at the start, before any script of the app where Vite serves the
 * HTML. Later replacements by such a script are never called, so they see neither a port nor an event that carries one.
 *
 * Code here and in files that hold a port must not call methods of arrays, sets or functions, which a script could have replaced:
 * it reads fields, uses literals and the saved `apply`.
 */
const { apply } = Reflect;

type Reader = (() => unknown) | undefined;

function fieldOf(owner: object, name: string): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(owner, name);
}

/** `isTrusted` is an own field of each event, with one getter for all. */
const trusted: Reader = fieldOf(new Event('own'), 'isTrusted')?.get;
const { addEventListener } = EventTarget.prototype;
const { stopImmediatePropagation } = Event.prototype;
const { postMessage, close } = MessagePort.prototype;
const setOnMessage = fieldOf(MessagePort.prototype, 'onmessage')?.set;

const READERS = {
  type: fieldOf(Event.prototype, 'type')?.get,
  target: fieldOf(Event.prototype, 'target')?.get,
  data: fieldOf(MessageEvent.prototype, 'data')?.get,
  origin: fieldOf(MessageEvent.prototype, 'origin')?.get,
  source: fieldOf(MessageEvent.prototype, 'source')?.get,
  ports: fieldOf(MessageEvent.prototype, 'ports')?.get,
  key: fieldOf(KeyboardEvent.prototype, 'key')?.get,
  code: fieldOf(KeyboardEvent.prototype, 'code')?.get,
  metaKey: fieldOf(KeyboardEvent.prototype, 'metaKey')?.get,
  ctrlKey: fieldOf(KeyboardEvent.prototype, 'ctrlKey')?.get,
  shiftKey: fieldOf(KeyboardEvent.prototype, 'shiftKey')?.get,
  altKey: fieldOf(KeyboardEvent.prototype, 'altKey')?.get,
  isContentEditable: fieldOf(HTMLElement.prototype, 'isContentEditable')?.get,
} satisfies Record<string, Reader>;

/** Calls the browser's own getter; undefined for an object of another kind. */
function read(from: unknown, name: keyof typeof READERS): unknown {
  const reader = READERS[name];
  try {
    return reader && apply(reader, from, []);
  } catch {
    return undefined;
  }
}

export interface Natives {
  read: typeof read;
  /** True only for an event that the browser made. */
  isTrusted(event: unknown): boolean;
  /** Stops the event for all other listeners. */
  stop(event: Event): void;
  listen(target: EventTarget, type: string, listener: (event: Event) => void, options: AddEventListenerOptions): void;
  send(port: MessagePort, message: unknown): void;
  /** Starts a port and passes on its messages. */
  receive(port: MessagePort, onMessage: (message: unknown) => void): void;
  close(port: MessagePort): void;
}

export const NATIVES: Natives = {
  read,
  isTrusted(event) {
    try {
      return trusted !== undefined && apply(trusted, event, []) === true;
    } catch {
      return false;
    }
  },
  stop: (event) => apply(stopImmediatePropagation, event, []),
  listen: (target, type, listener, options) => apply(addEventListener, target, [type, listener, options]),
  send: (port, message) => apply(postMessage, port, [message]),
  receive(port, onMessage) {
    const listener = (event: Event) => onMessage(read(event, 'data'));
    if (setOnMessage) apply(setOnMessage, port, [listener]);
  },
  close: (port) => apply(close, port, []),
};
