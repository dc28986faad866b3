/**
 * One hot update of a file after the other (S-121).
 *
 * Vite tells the page of an update, and the page fetches the module. If the file changes once more before it did, the module
 * that it gets imports its own successor (React's plugin has modules import themselves, and Vite writes the newest address into
 * that), so the older text runs last, and stays. The next update of a file is therefore held until all pages have applied
 * the last one. Of several that wait, the newest goes: it brings what the others would have.
 */

/** What a page sends through Vite's socket once it has applied an update, with that update's timestamp. */
const APPLIED = 'visual-edit:applied';
/** What it sends when it begins to listen. */
export const LISTENS_EVENT = 'visual-edit:listens';

/** A page that has not answered after this many milliseconds is not waited for. */
const PATIENCE = 5000;

/** Goes into the page beside the runtime, with `import.meta.hot` at hand. */
export const REPORT_APPLIED = `const hot = import.meta.hot;
hot?.on('vite:afterUpdate', ({ updates }) => hot.send('${APPLIED}', updates[0]?.timestamp));
hot?.send('${LISTENS_EVENT}');
`;

/** A page's end of Vite's socket: told apart, never looked into. */
type Client = object;

/** The part of Vite's hot channel that is used. */
export interface HotEvents {
  on(event: string, listener: (data: unknown, client: Client) => void): void;
}

interface Sent {
  timestamp: number;
  /** pages that have not applied it */
  missing: Set<Client>;
  done: Promise<void>;
  finish(): void;
}

export class HotTurns {
  private readonly pages = new Set<Client>();
  private readonly sent = new Map<string, Sent>();
  /** for each file, the update that came last */
  private readonly newest = new Map<string, number>();

  /** @param isConnected false for pages that are gone */
  constructor(
    events: HotEvents,
    private readonly isConnected: (client: Client) => boolean,
    private readonly patience = PATIENCE,
  ) {
    events.on(LISTENS_EVENT, (_data, client) => void this.pages.add(client));
    events.on(APPLIED, (timestamp, client) => this.applied(timestamp, client));
    events.on('vite:client:disconnect', (_data, client) => this.forget(client));
  }

  /**
   * Waits until an update of a file may go to the pages.
   * @returns false when a newer one will go in its place
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
      // Whoever did not answer is not asked again until it says something.
      for (const page of missing) this.pages.delete(page);
      finish();
    }, this.patience).unref();
    this.sent.set(file, { timestamp, missing, done, finish });
  }

  private applied(timestamp: unknown, client: Client): void {
    this.pages.add(client);
    // What is older was applied as well: pages apply one after the other.
    this.settle(client, typeof timestamp === 'number' ? timestamp : 0);
  }

  private forget(client: Client): void {
    this.pages.delete(client);
    this.settle(client, Number.POSITIVE_INFINITY);
  }

  private settle(client: Client, until: number): void {
    for (const { timestamp, missing, finish } of [...this.sent.values()]) {
      // also where it is no number at all
      if (!(timestamp <= until)) continue;
      missing.delete(client);
      if ([...missing].every((page) => !this.isConnected(page))) finish();
    }
  }
}
