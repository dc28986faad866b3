/** Tells each page the revisions of the files it receives, in the order in which it receives them. */
import { LOADED_EVENT, type Loaded, SERVES_EVENT, type Serves } from '../protocol/revisions.ts';
import { STARTED_EVENT } from './hot-turns.ts';

/** The part of a page's connection to Vite's socket that is used here. */
export interface Page {
  send(event: string, payload: unknown): void;
  send(payload: { type: 'full-reload' }): void;
}

/** The part of Vite's hot channel that is used here. */
export interface HotChannel {
  send(event: string, payload: unknown): void;
  on(event: string, listener: (data: unknown, page: Page) => void): void;
}

/** Returns the editor's clock, or null before the editor runs. */
export type Clock = () => { newestRevision: number; revisionOf(file: string): number | undefined } | null;

export class PageRevisions {
  /** how often Vite has invalidated modules */
  private invalidations = 0;
  /** the last invalidation of which the pages got an update */
  private updated = 0;
  private htmlCount = 0;
  /** the invalidations before a page's HTML was served, by the number of the HTML; until the page has started */
  private readonly starting = new Map<string, number>();

  constructor(
    private readonly channel: HotChannel,
    private readonly clock: Clock,
  ) {
    channel.on(STARTED_EVENT, (data, page) => {
      // Vite skips an update of a module that is fetched and has not run yet, so the page may show the old text.
      if (this.updated > this.servedAfter(data)) return page.send({ type: 'full-reload' });
      const loaded: Loaded = { revision: this.newest };
      page.send(LOADED_EVENT, loaded);
    });
  }

  /** Called when HTML is served. @returns a number for this HTML, which the page reports when it has started */
  serveHtml(): string {
    const html = String(++this.htmlCount);
    this.starting.set(html, this.invalidations);
    return html;
  }

  /**
   * Called when a file has changed, after Vite has invalidated its modules: pages fetch this revision, or a newer one, from
   * now on.
   * @param file relative to the project
   * @returns a function that tells the pages; call it right before the update with this timestamp is sent, or with null when
   *   no update follows
   */
  changed(file: string): (timestamp: number | null) => void {
    const revision = this.clock()?.revisionOf(file);
    if (revision === undefined) return () => {};
    const invalidation = ++this.invalidations;
    return (timestamp) => {
      if (timestamp !== null) this.updated = Math.max(this.updated, invalidation);
      const serves: Serves = { timestamp, revisions: { [file]: revision } };
      this.channel.send(SERVES_EVENT, serves);
    };
  }

  private get newest(): number {
    return this.clock()?.newestRevision ?? 0;
  }

  /**
   * The invalidations before the HTML was served. Infinite for HTML that Vite did not serve, or that something serves again from
   * a cache: a reload would not help.
   */
  private servedAfter(data: unknown): number {
    const html = data !== null && typeof data === 'object' && 'html' in data ? data.html : null;
    if (typeof html !== 'string') return Number.POSITIVE_INFINITY;
    const served = this.starting.get(html) ?? Number.POSITIVE_INFINITY;
    this.starting.delete(html);
    return served;
  }
}
