/** Which revisions of the project's files the page shows, by what the dev server tells and React commits. */
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
import type { HotContext } from './hot-context.ts';

export class PageClock {
  committed = NOTHING_COMMITTED;
  /** grows with `committed` */
  version = 0;
  /** revisions by the timestamp of the update that brings them */
  private readonly served = new Map<number, Revisions>();
  /** revisions whose modules have run since the last commit */
  ran: Revisions = {};
  /** an update that a module did not accept: Vite sends another one to its importers, or loads the page anew */
  private handedOn: Revisions = {};
  private isRefused = false;
  private readonly lookers = new Set<() => void>();

  /** @param onNews called when something was committed that no hot update of the page brings */
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
        this.served.set(timestamp, revisions);
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

  /** The modules of updates have run. */
  updated(timestamps: Iterable<number>): void {
    let revisions = this.handedOn;
    for (const timestamp of timestamps) {
      revisions = mergeRevisions(revisions, this.served.get(timestamp) ?? {});
      this.served.delete(timestamp);
    }
    this.handedOn = this.isRefused ? revisions : {};
    if (!this.isRefused) this.run(revisions);
    this.isRefused = false;
  }

  /** React and the style sheets show these revisions. @returns true when that is news */
  commit(revisions: Revisions): boolean {
    const files = mergeRevisions(this.committed.files, revisions);
    const isNews = Object.entries(files).some(([file, revision]) => revision !== this.committed.files[file]);
    if (isNews) this.commitTo({ ...this.committed, files });
    return isNews;
  }

  /** Calls `look` whenever modules have run. @returns stops it */
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
