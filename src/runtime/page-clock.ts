/** The revisions of the project's files that the page shows, according to the dev server and React's commits. */
import {
  type CommittedRevisions,
  LOADED_EVENT,
  type Loaded,
  mergeRevisions,
  NOTHING_COMMITTED,
  type Revisions,
  SERVES_EVENT,
  type Serves,
} from '../protocol/revisions.ts';
import { guarded } from './guard.ts';
import type { HotContext, HotUpdate } from './hot-context.ts';

export class PageClock {
  committed = NOTHING_COMMITTED;
  /** increases with each change of `committed` */
  version = 0;
  /** revisions by the timestamp of their update */
  private readonly served = new Map<number, Revisions>();
  /** revisions whose modules have run */
  ran: Revisions = {};
  /** revisions of an update that a module did not accept: Vite updates its importers instead, or reloads the page */
  private handedOn: Revisions = {};
  private isRefused = false;
  private readonly lookers = new Set<() => void>();

  /** @param onNews called for revisions committed without a hot update */
  follow(hot: HotContext | undefined, onNews: () => void): void {
    const on = <T>(event: string, take: (payload: T) => void) =>
      hot?.on(
        event,
        guarded('revisions', (payload: unknown) => take(payload as T)),
      );
    on<Loaded>(LOADED_EVENT, ({ revision }) => {
      this.commitTo({ ...this.committed, base: Math.max(this.committed.base, revision) });
      onNews();
    });
    on<Serves>(SERVES_EVENT, ({ timestamp, revisions }) => {
      if (timestamp !== null) {
        this.served.set(timestamp, mergeRevisions(this.served.get(timestamp) ?? {}, revisions));
        return;
      }
      this.run(revisions);
      this.commit(revisions);
      onNews();
    });
    on('vite:invalidate', () => {
      this.isRefused = true;
    });
  }

  /**
   * The modules of these updates have run.
   * @returns false if one did not accept its update
   */
  updated(updates: readonly HotUpdate[]): boolean {
    let revisions = this.handedOn;
    for (const { timestamp = 0 } of updates) {
      revisions = mergeRevisions(revisions, this.served.get(timestamp) ?? {});
      this.served.delete(timestamp);
    }
    const isRun = !this.isRefused;
    this.isRefused = false;
    this.handedOn = isRun ? {} : revisions;
    if (isRun) this.run(revisions);
    return isRun;
  }

  /**
   * React and the style sheets show these revisions.
   * @returns true if any is new
   */
  commit(revisions: Revisions): boolean {
    const files = mergeRevisions(this.committed.files, revisions);
    const isNews = Object.entries(files).some(([file, revision]) => revision !== this.committed.files[file]);
    if (isNews) this.commitTo({ ...this.committed, files });
    return isNews;
  }

  /**
   * Calls `look` whenever modules have run.
   * @returns stops it
   */
  onRun(look: () => void): () => void {
    this.lookers.add(look);
    return () => this.lookers.delete(look);
  }

  private run(revisions: Revisions): void {
    this.ran = mergeRevisions(this.ran, revisions);
    for (const look of [...this.lookers]) look();
  }

  private commitTo(committed: CommittedRevisions): void {
    this.committed = committed;
    this.version++;
  }
}
