/** Tells each page the revisions of the files it receives, in the order in which it receives them. */
import { LOADED_EVENT, type Loaded, SERVES_EVENT, type Serves } from '../protocol/revisions.ts';
import { LISTENS_EVENT } from './hot-turns.ts';

/** The part of a page's connection to Vite's socket that is used here. */
interface Page {
  send(event: string, payload: unknown): void;
}

/** The part of Vite's hot channel that is used here. */
export interface HotChannel extends Page {
  on(event: string, listener: (data: unknown, page: Page) => void): void;
}

/** Returns the editor's clock, or null before the editor runs. */
export type Clock = () => { newestRevision: number; revisionOf(file: string): number | undefined } | null;

export class PageRevisions {
  constructor(
    private readonly channel: HotChannel,
    private readonly clock: Clock,
  ) {
    // All modules that the page has fetched are at this revision, unless a file changed before the page listened; without
    // us, the page would miss that update too.
    channel.on(LISTENS_EVENT, (_data, page) => {
      const loaded: Loaded = { revision: clock()?.newestRevision ?? 0 };
      page.send(LOADED_EVENT, loaded);
    });
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
    return (timestamp) => {
      const serves: Serves = { timestamp, revisions: { [file]: revision } };
      this.channel.send(SERVES_EVENT, serves);
    };
  }
}
