/**
 * Sends hot updates of a file one at a time.
 *
 * Vite announces an update, then the page fetches the module. If the file changes again in between, the fetched module
 * imports its own successor (React's plugin makes modules import themselves, and Vite inserts the newest address), so the
 * older text runs last and stays. The next update of a file therefore waits until all pages have applied the previous one.
 * If several wait, only the newest is sent, because it includes the others.
 */

/** Sent by a page over Vite's socket after it has applied an update, with its name and the update's timestamp. */
const APPLIED = 'visual-edit:applied';
/** Sent by a page that is left. */
const LEAVES = 'visual-edit:leaves';
/** Sent by a page when it starts to listen. */
const LISTENS = 'visual-edit:listens';
/** Sent by a page when the scripts of its HTML have run, with the number of the HTML if Vite served it. */
export const STARTED_EVENT = 'visual-edit:started';
/** Attribute of our script in the HTML: a number for each time that the HTML is served. */
export const HTML_ATTRIBUTE = 'data-visual-edit-html';

/** Lost connection: milliseconds to wait for a page's answer. */
const PATIENCE = 5000;

/** Code for the page, next to the runtime, where `import.meta.hot` is available. */
export const REPORT_APPLIED = `const hot = import.meta.hot;
const page = String(Math.random());
hot?.on('vite:afterUpdate', ({ updates }) => hot.send('${APPLIED}', { page, timestamp: updates[0]?.timestamp }));
hot?.send('${LISTENS}', { page });
const html = document.querySelector('[${HTML_ATTRIBUTE}]')?.getAttribute('${HTML_ATTRIBUTE}') ?? null;
const started = () => hot?.send('${STARTED_EVENT}', { html });
if (html === null) started();
else addEventListener('DOMContentLoaded', started);
addEventListener('pagehide', () => hot?.send('${LEAVES}', { page }));
`;

/** A page's connection to Vite's socket. Vite 6.0 to 6.2 have another object for each message. */
type Client = object;

/** A page's name, which it gives itself at each load. */
type PageName = string;

/** The part of Vite's hot channel that is used here. */
export interface HotEvents {
  on(event: string, listener: (data: unknown, client: Client) => void): void;
}

interface Sent {
  timestamp: number;
  /** pages that have not applied it yet */
  missing: Set<PageName>;
  done: Promise<void>;
  finish(): void;
}

export class HotTurns {
  /** null where Vite has another object for each message */
  private readonly pages = new Map<PageName, Client | null>();
  private readonly sent = new Map<string, Sent>();
  /** timestamp of the newest waiting update, by file */
  private readonly newest = new Map<string, number>();

  /** @param isConnected returns false for closed pages, and always where Vite has another object for each message */
  constructor(
    events: HotEvents,
    private readonly isConnected: (client: Client) => boolean,
    private readonly patience = PATIENCE,
  ) {
    events.on(LISTENS, (data, client) => this.listens(data, client));
    events.on(APPLIED, (data, client) => this.applied(data, client));
    events.on(LEAVES, (data) => this.forget(nameIn(data)));
    events.on('vite:client:disconnect', (_data, client) => {
      for (const [page, known] of [...this.pages]) if (known === client) this.forget(page);
    });
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

  /** The last update of a file goes with another file's, under that one's timestamp. */
  sentAt(file: string, timestamp: number): void {
    const sent = this.sent.get(file);
    if (sent) sent.timestamp = timestamp;
  }

  private send(file: string, timestamp: number): void {
    for (const page of [...this.pages.keys()]) if (this.isGone(page)) this.pages.delete(page);
    if (this.pages.size === 0) return;
    let resolve = () => {};
    const done = new Promise<void>((settle) => {
      resolve = settle;
    });
    const missing = new Set(this.pages.keys());
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

  private listens(data: unknown, client: Client): void {
    const page = this.note(data, client);
    // Older versions of Vite do not report closed pages. A reloaded page listens anew: stop waiting for the one it replaces.
    if (page !== null) this.settle(page, Number.POSITIVE_INFINITY);
  }

  private applied(data: unknown, client: Client): void {
    const page = this.note(data, client);
    // Pages apply updates in order, so older ones were applied too.
    if (page !== null) this.settle(page, numberIn(data));
  }

  /** The sender of a message is connected: a Vite that denies it has another object for each message. */
  private note(data: unknown, client: Client): PageName | null {
    const page = nameIn(data);
    if (page !== null) this.pages.set(page, this.isConnected(client) ? client : null);
    return page;
  }

  private forget(page: PageName | null): void {
    if (page === null) return;
    this.pages.delete(page);
    this.settle(page, Number.POSITIVE_INFINITY);
  }

  private isGone(page: PageName): boolean {
    const client = this.pages.get(page);
    return client === undefined || (client !== null && !this.isConnected(client));
  }

  private settle(page: PageName, until: number): void {
    for (const { timestamp, missing, finish } of [...this.sent.values()]) {
      // Negated so that a NaN timestamp is skipped too.
      if (!(timestamp <= until)) continue;
      missing.delete(page);
      if ([...missing].every((other) => this.isGone(other))) finish();
    }
  }
}

/** Messages of a page are data from outside. */
function nameIn(data: unknown): PageName | null {
  const page = data !== null && typeof data === 'object' && 'page' in data ? data.page : null;
  return typeof page === 'string' ? page : null;
}

function numberIn(data: unknown): number {
  const timestamp = data !== null && typeof data === 'object' && 'timestamp' in data ? data.timestamp : 0;
  return typeof timestamp === 'number' ? timestamp : 0;
}
