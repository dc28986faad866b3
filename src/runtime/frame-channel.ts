/**
 * The line to the editor (contract §5): a MessagePort that the parent window hands over with `init`.
 *
 * `init` counts only from the parent window itself and from an origin on the list (S-94). Where the parent is our own editor the
 * port's first message must be the nonce; anybody else on the list is trusted by the plugin option that put it there. A second
 * `init` is refused while a parent is attached (S-97); the end of a port (its page went away) lets the next one in.
 */
import { INIT_MESSAGE } from '../protocol/messages.ts';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { guarded } from './guard.ts';
import { log } from './log.ts';

/** A port that was handed over and waits for its nonce or for the port before it to end. */
const PATIENCE_MS = 5_000;
/** Browsers that do not tell when a port ends let a newcomer with the nonce in after this. */
const TAKEOVER_MS = 3_000;

export interface Attached {
  receive(message: unknown): void;
  detach(): void;
}

/** Called with a proven port; the answer gets its messages. */
export type Attach = (post: (message: unknown) => void) => Attached;

interface Line {
  port: MessagePort;
  attached: Attached;
  since: number;
}

export class FrameChannel {
  private readonly window: Window & typeof globalThis;
  private readonly config: RuntimeConfig;
  private readonly attach: Attach;
  private line: Line | null = null;
  private waiting: { port: MessagePort; early: unknown[] } | null = null;
  private readonly candidates = new Set<MessagePort>();

  constructor(window: Window & typeof globalThis, config: RuntimeConfig, attach: Attach) {
    this.window = window;
    this.config = config;
    this.attach = attach;
    window.addEventListener(
      'message',
      guarded('init', (event: MessageEvent) => this.offered(event)),
    );
  }

  private offered(event: MessageEvent): void {
    const { parent } = this.window;
    if (event.data !== INIT_MESSAGE || parent === this.window || event.source !== parent) return;
    const [port] = event.ports;
    const isEditor = event.origin === this.config.editorOrigin;
    if (!port || (!isEditor && !this.config.parentOrigins.includes(event.origin))) return;
    if (isEditor) this.awaitNonce(port);
    else this.proven(port, false);
  }

  /** Keeps a port until it says the nonce as its first word. */
  private awaitNonce(port: MessagePort): void {
    this.candidates.add(port);
    const forget = () => {
      if (this.candidates.delete(port)) port.close();
    };
    const timer = this.window.setTimeout(forget, PATIENCE_MS);
    port.onmessage = guarded('nonce', ({ data }: MessageEvent) => {
      this.window.clearTimeout(timer);
      if (!this.candidates.has(port)) return;
      if (data?.type !== 'nonce' || data.nonce !== this.config.nonce) return forget();
      this.candidates.delete(port);
      this.proven(port, true);
    });
  }

  private proven(port: MessagePort, withNonce: boolean): void {
    if (!this.line) {
      this.open(port, []);
      return;
    }
    const tellsEnd = 'onclose' in this.window.MessagePort.prototype;
    const isOld = this.window.performance.now() - this.line.since > TAKEOVER_MS;
    if (!tellsEnd && (isOld || !withNonce)) {
      this.close();
      this.open(port, []);
      return;
    }
    this.hold(port);
  }

  /** News of an ended port may come after the `init` that follows it: the newcomer waits a while, its words are kept. */
  private hold(port: MessagePort): void {
    this.waiting?.port.close();
    const waiting = { port, early: [] as unknown[] };
    this.waiting = waiting;
    port.onmessage = ({ data }) => waiting.early.push(data);
    this.window.setTimeout(() => {
      if (this.waiting !== waiting) return;
      log.debug('a second init is refused: a parent is attached');
      this.waiting = null;
      port.close();
    }, TAKEOVER_MS);
  }

  private open(port: MessagePort, early: readonly unknown[]): void {
    const post = (message: unknown) => {
      try {
        port.postMessage(message);
      } catch (error) {
        log.error('message could not be sent:', error);
      }
    };
    const attached = this.attach(post);
    this.line = { port, attached, since: this.window.performance.now() };
    const receive = guarded('message', (message: unknown) => attached.receive(message));
    port.onmessage = ({ data }) => receive(data);
    port.addEventListener(
      'close',
      guarded('close', () => this.ended(port)),
    );
    for (const message of early) receive(message);
  }

  private ended(port: MessagePort): void {
    if (this.line?.port !== port) return;
    this.close();
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.open(waiting.port, waiting.early);
  }

  private close(): void {
    const { line } = this;
    this.line = null;
    line?.attached.detach();
    line?.port.close();
  }
}
