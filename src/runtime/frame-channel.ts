/**
 * The line to the editor (contract §5): a MessagePort that the parent window hands over with `init`.
 *
 * `init` counts only from the parent window itself and from an origin on the list (S-94). Where the parent is our own editor the
 * port's first message must be the nonce; anybody else on the list is trusted by the plugin option that put it there. A second
 * `init` is refused while a parent is attached (S-97).
 *
 * Our editor may hand over anew: it offers ports until one answers, and it does not reload the page when it restarts its own
 * side. Browsers do not tell that a port has ended, so a port that says the nonce joins the line beside those before it;
 * messages go to all, and to those that ended nowhere.
 */
import { INIT_MESSAGE } from '../protocol/messages.ts';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { guarded } from './guard.ts';
import { log } from './log.ts';

/** A port waits this long for its nonce. */
const PATIENCE_MS = 5_000;
/** Ports of our editor that are spoken to. */
const MAX_PORTS = 3;

export interface Attached {
  receive(message: unknown): void;
  detach(): void;
}

/** Called with a proven port, and whether our own editor is behind it; the answer gets its messages. */
export type Attach = (post: (message: unknown) => void, isEditor: boolean) => Attached;

interface Line {
  ports: MessagePort[];
  attached: Attached;
  isEditor: boolean;
}

export class FrameChannel {
  private readonly window: Window & typeof globalThis;
  private readonly config: RuntimeConfig;
  private readonly attach: Attach;
  private line: Line | null = null;
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
      clearTimeout(timer);
      if (!this.candidates.has(port)) return;
      if (data?.type !== 'nonce' || data.nonce !== this.config.nonce) return forget();
      this.candidates.delete(port);
      this.proven(port, true);
    });
  }

  private proven(port: MessagePort, isEditor: boolean): void {
    if (this.line && !(isEditor && this.line.isEditor)) {
      log.debug('second init refused');
      port.close();
      return;
    }
    this.line ??= this.open(isEditor);
    const { ports, attached } = this.line;
    ports.push(port);
    for (const old of ports.splice(0, Math.max(0, ports.length - MAX_PORTS))) old.close();
    const receive = guarded('message', (message: unknown) => attached.receive(message));
    port.onmessage = ({ data }) => receive(data);
    // Where the browser does tell, the end of the last port is the end of the line.
    port.addEventListener(
      'close',
      guarded('close', () => this.ended(port)),
    );
  }

  private open(isEditor: boolean): Line {
    const ports: MessagePort[] = [];
    const post = (message: unknown) => {
      try {
        for (const port of ports) port.postMessage(message);
      } catch (error) {
        log.error('message could not be sent:', error);
      }
    };
    return { ports, attached: this.attach(post, isEditor), isEditor };
  }

  private ended(port: MessagePort): void {
    const { line } = this;
    if (!line?.ports.includes(port)) return;
    line.ports.splice(line.ports.indexOf(port), 1);
    if (line.ports.length > 0) return;
    this.line = null;
    line.attached.detach();
  }
}
