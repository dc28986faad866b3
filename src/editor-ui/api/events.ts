/**
 * The events socket: reports changes by other editors, by scripts and on disk. It reconnects on its own, after pauses that
 * grow to 10 s and vary at random, so that a hundred editors do not return at one moment.
 */
import { type ServerEvent, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '../../protocol/api.ts';

export interface EventsOptions {
  /** `ws:` or `wss:` address of the canvas's events */
  url: string;
  token: string;
  onEvent(event: ServerEvent): void;
  /** true when connected. `missed` says that events may have been lost since the last connection. */
  onState(connected: boolean, missed: boolean): void;
  /** test doors */
  WebSocket?: typeof WebSocket;
  random?: () => number;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** A lost connection: the pause before the next attempt. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds to wait before the attempt number `attempt` (from 0): doubled each time, 50–100 % of at most 10 s. */
export function pauseBefore(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempt, 10));
  return full * (0.5 + random() / 2);
}

/** Connects, and stays connected until the returned function is called. */
export function connectEvents(options: EventsOptions): () => void {
  const Socket = options.WebSocket ?? WebSocket;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let lastSeq: number | null = null;
  let wasOpen = false;
  let closed = false;

  function open(): void {
    socket = new Socket(options.url, [SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX + options.token]);
    socket.addEventListener('open', () => {
      attempt = 0;
      lastSeq = null;
      options.onState(true, wasOpen);
      wasOpen = true;
    });
    socket.addEventListener('message', (message) => receive(message.data));
    socket.addEventListener('close', () => {
      if (closed) return;
      options.onState(false, false);
      timer = setTimeout(open, pauseBefore(attempt++, options.random ?? Math.random));
    });
  }

  function receive(data: unknown): void {
    const event = parseEvent(data);
    if (!event) return;
    // a gap in the numbers means that a message was lost on the way
    if (lastSeq !== null && event.seq > lastSeq + 1) options.onState(true, true);
    lastSeq = event.seq;
    options.onEvent(event);
  }

  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}

function parseEvent(data: unknown): ServerEvent | null {
  if (typeof data !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const event = value as Partial<ServerEvent> | null;
  return event && typeof event === 'object' && typeof event.seq === 'number' && typeof event.event === 'string'
    ? (event as ServerEvent)
    : null;
}
