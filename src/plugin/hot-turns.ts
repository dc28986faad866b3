/**
 * Sends hot updates of a file one at a time.
 *
 * Vite announces an update, then the page fetches the module. If the file changes again in between, the fetched module
 * imports its own successor (React's plugin makes modules import themselves, and Vite inserts the newest address), so the
 * older text runs last and stays. The next update of a file therefore waits until all pages have applied the previous one.
 * If several wait, only the newest is sent, because it includes the others.
 */

/** Sent by a page over Vite's socket after it has applied an update, with the update's timestamp. */
const APPLIED = 'visual-edit:applied';
/** Sent by a page when it starts to listen. */
export const LISTENS_EVENT = 'visual-edit:listens';

/** Milliseconds to wait for a page's answer. */
const PATIENCE = 5000;

/** Code for the page, next to the runtime, where `import.meta.hot` is available. */
export const REPORT_APPLIED = `const hot = import.meta.hot;
hot?.on('vite:afterUpdate', ({ updates }) => hot.send('${APPLIED}', updates[0]?.timestamp));
hot?.send('${LISTENS_EVENT}');
`;

/** A page's connection to Vite's socket; used only as an identity. */
type Client = object;

/** The part of Vite's hot channel that is used here. */
export interface HotEvents {
  on(event: string, listener: (data: unknown, client: Client) => void): void;
}

interface Sent {
  timestamp: number;
  /** pages that have not applied it yet */
  missing: Set<Client>;
  done: Promise<void>;
  finish(): void;
}

export class HotTurns {
  private readonly pages = new Set<Client>();
  private readonly sent = new Map<string, Sent>();
  /** timestamp of the newest waiting update, by file */
  private readonly newest = new Map<string, number>();

  /** @param isConnected returns false for closed pages */
  constructor(
    events: HotEvents,
    private readonly isConnected: (client: Client) => boolean,
    private readonly patience = PATIENCE,
  ) {
    events.on(LISTENS_EVENT, (_data, client) => this.listens(client));
    events.on(APPLIED, (timestamp, client) => this.applied(timestamp, client));
    events.on('vite:client:disconnect', (_data, client) => this.forget(client));
  }

  /**
   * Waits until an update of a file may be sent.
   * @returns false when a newer update replaces it
   */
  async take(file: string, timestamp: number): Promise<boolean> {
    this.newest.set(file, timestamp);
    for (let before = this.sent.get(file); before; before = this.sent.get(file)) {
      await before.done;
      if (this.newest.get(file) !== timestamp) return false;
    }
    this.newest.delete(file);
    this.send(file, timestamp);
    return true;
  }

  private send(file: string, timestamp: number): void {
    for (const page of this.pages) if (!this.isConnected(page)) this.pages.delete(page);
    if (this.pages.size === 0) return;
    let resolve = () => {};
    const done = new Promise<void>((settle) => {
      resolve = settle;
    });
    const missing = new Set(this.pages);
    const finish = () => {
      clearTimeout(timer);
      this.sent.delete(file);
      resolve();
    };
    const timer = setTimeout(() => {
      // A page that did not answer is ignored until it sends something again.
      for (const page of missing) this.pages.delete(page);
      finish();
    }, this.patience).unref();
    this.sent.set(file, { timestamp, missing, done, finish });
  }

  private listens(client: Client): void {
    this.pages.add(client);
    // Older versions of Vite do not report closed pages. A reloaded page listens anew: stop waiting for the one it replaces.
    this.settle(client, Number.POSITIVE_INFINITY);
  }

  private applied(timestamp: unknown, client: Client): void {
    this.pages.add(client);
    // Pages apply updates in order, so older ones were applied too.
    this.settle(client, typeof timestamp === 'number' ? timestamp : 0);
  }

  private forget(client: Client): void {
    this.pages.delete(client);
    this.settle(client, Number.POSITIVE_INFINITY);
  }

  private settle(client: Client, until: number): void {
    for (const { timestamp, missing, finish } of [...this.sent.values()]) {
      // Negated so that a NaN timestamp is skipped too.
      if (!(timestamp <= until)) continue;
      missing.delete(client);
      if ([...missing].every((page) => !this.isConnected(page))) finish();
    }
  }
}
