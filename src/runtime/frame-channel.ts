/**
 * The connection to the editor: a MessagePort that the parent window sends with `init`.
 *
 * `init` must come from the parent window itself and from an allowed origin. If that is the origin of our own editor, the first
 * message on the port must be the nonce; other allowed origins are trusted through the plugin option that lists them. While a
 * parent is attached, another `init` is refused. The event stops here: no script of the app sees it or gets the port, because
 * whoever holds the port speaks as the runtime (see `natives.ts`).
 *
 * Our editor offers ports until one answers, all with the id of one connection: the first that is proven is kept, because what
 * the others say is older than what comes over it. The editor may also connect again without reloading the page. Browsers do not
 * report a closed port, so the port of a new connection is added to the earlier ones; messages go to all of them.
 */
import { INIT_MESSAGE } from '../protocol/messages.ts';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { log } from './log.ts';
import { NATIVES, type Natives } from './natives.ts';

/** Lost connection: a port that has not sent its nonce by then is closed. */
const PATIENCE_MS = 5_000;
/** Ports of our editor that are kept. */
const MAX_PORTS = 3;

export interface Attached {
  receive(message: unknown): void;
  detach(): void;
}

/** Called with a proven port, and whether it leads to our own editor; the result receives its messages. */
export type Attach = (post: (message: unknown) => void, isEditor: boolean) => Attached;

/** The ports of a connection, newest first. Not an array: a script of the app may have replaced array methods. */
interface Link {
  port: MessagePort;
  older: Link | null;
}

interface Line {
  newest: Link | null;
  attached: Attached;
  isEditor: boolean;
  /** the newest connection of our editor */
  connection: unknown;
}

export class FrameChannel {
  private readonly window: Window & typeof globalThis;
  /** read at the start: a page may replace `window.parent` */
  private readonly parent: Window;
  private readonly config: RuntimeConfig;
  private readonly attach: Attach;
  private readonly natives: Natives;
  private line: Line | null = null;

  constructor(window: Window & typeof globalThis, config: RuntimeConfig, attach: Attach, natives: Natives = NATIVES) {
    this.window = window;
    this.parent = window.parent;
    this.config = config;
    this.attach = attach;
    this.natives = natives;
    natives.listen(window, 'message', (event) => this.offered(event), { capture: true });
  }

  private offered(event: Event): void {
    const { natives, parent, config } = this;
    if (!natives.isTrusted(event) || natives.read(event, 'data') !== INIT_MESSAGE) return;
    if (parent === this.window || natives.read(event, 'source') !== parent) return;
    const origin = natives.read(event, 'origin');
    const isEditor = origin === config.editorOrigin;
    if (!isEditor && !isListed(config.parentOrigins, origin)) return;
    natives.stop(event);
    const port = (natives.read(event, 'ports') as readonly MessagePort[])[0];
    if (!port) return;
    if (isEditor) this.awaitNonce(port);
    else this.proven(port, false, null);
  }

  /** Waits until the port has sent the nonce as its first message. */
  private awaitNonce(port: MessagePort): void {
    const { natives } = this;
    let isWaiting = true;
    const forget = () => {
      if (isWaiting) natives.close(port);
      isWaiting = false;
    };
    const timer = this.window.setTimeout(forget, PATIENCE_MS);
    natives.receive(port, (data) => {
      clearTimeout(timer);
      if (!isWaiting) return;
      const first = data as { type?: unknown; nonce?: unknown; connection?: unknown } | null;
      if (first?.type !== 'nonce' || first.nonce !== this.config.nonce) return forget();
      isWaiting = false;
      this.proven(port, true, first.connection ?? null);
    });
  }

  private proven(port: MessagePort, isEditor: boolean, connection: unknown): void {
    const isRepeated = connection !== null && connection === this.line?.connection;
    if (this.line && (isRepeated || !(isEditor && this.line.isEditor))) {
      log.debug('second init refused');
      this.natives.close(port);
      return;
    }
    this.line ??= this.open(isEditor);
    const { line, natives } = this;
    line.connection = connection;
    line.newest = { port, older: line.newest };
    this.forgetOldest(line);
    natives.receive(port, (message) => {
      try {
        line.attached.receive(message);
      } catch (error) {
        log.error('message:', error);
      }
    });
    // Where the browser reports it, closing the last port ends the connection.
    natives.listen(port, 'close', () => this.ended(port), {});
  }

  private forgetOldest(line: Line): void {
    let count = 1;
    for (let link = line.newest; link; link = link.older) {
      if (count++ < MAX_PORTS) continue;
      if (link.older) this.natives.close(link.older.port);
      link.older = null;
    }
  }

  private open(isEditor: boolean): Line {
    const attached: Attached = { receive: () => {}, detach: () => {} };
    const line: Line = { newest: null, attached, isEditor, connection: null };
    const post = (message: unknown) => {
      try {
        for (let link = line.newest; link; link = link.older) this.natives.send(link.port, message);
      } catch (error) {
        log.error('message could not be sent:', error);
      }
    };
    line.attached = this.attach(post, isEditor);
    return line;
  }

  private ended(port: MessagePort): void {
    const { line } = this;
    if (!line) return;
    let newer: Link | null = null;
    for (let link = line.newest; link; link = link.older) {
      if (link.port !== port) newer = link;
      else if (newer) newer.older = link.older;
      else line.newest = link.older;
    }
    if (line.newest) return;
    this.line = null;
    line.attached.detach();
  }
}

function isListed(origins: readonly string[], origin: unknown): boolean {
  for (let at = 0; at < origins.length; at++) if (origins[at] === origin) return true;
  return false;
}
