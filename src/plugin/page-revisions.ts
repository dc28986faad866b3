/** Tells the pages which revisions of the project's files they are served, in the order in which they get them. */
import { LOADED_EVENT, type Loaded, SERVES_EVENT, type Serves } from '../protocol/revisions.ts';
import { LISTENS_EVENT } from './hot-turns.ts';

/** The part of a page's end of Vite's socket that is used. */
interface Page {
  send(event: string, payload: unknown): void;
}

/** The part of Vite's hot channel that is used. */
export interface HotChannel extends Page {
  on(event: string, listener: (data: unknown, page: Page) => void): void;
}

/** The editor's clock; null before the editor runs. */
export type Clock = () => { newestRevision: number; revisionOf(file: string): number | undefined } | null;

export class PageRevisions {
  constructor(
    private readonly channel: HotChannel,
    private readonly clock: Clock,
  ) {
    // Modules that the page fetched before it could listen are as new, unless a file changed while it loaded: such an update is
    // lost to the page without us as well.
    channel.on(LISTENS_EVENT, (_data, page) => {
      const loaded: Loaded = { revision: clock()?.newestRevision ?? 0 };
      page.send(LOADED_EVENT, loaded);
    });
  }

  /**
   * Called when a file has changed, once Vite has dropped what it made of it before: what pages fetch from then on is of the
   * revision that the file has now, or newer.
   * @param file project-relative
   * @returns tells the pages, right before the update with that timestamp goes out; null where none follows
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
