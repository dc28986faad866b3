/**
 * Hot updates. Instant updates are undone in the hook that plugin-react runs right before React refresh performs the update:
 * nothing is painted between. At `vite:beforeUpdate` the old page would flash (the modules are still to be fetched), so that
 * is only for pages without the hook. Updates of style sheets alone run no refresh: there the styles shown are looked at again
 * once the sheets are in.
 */
import type { Revisions } from '../protocol/revisions.ts';
import { guarded } from './guard.ts';
import type { HotContext } from './hot-context.ts';
import { PageClock } from './page-clock.ts';

export interface Refreshable {
  beforeRefresh(): void;
  afterRefresh(): void;
  /** Style sheets changed, perhaps among other modules. */
  stylesUpdated(): void;
  /** The page shows revisions that it did not show before (`clock.committed`). */
  revisionsCommitted(): void;
  /** Asked before a refresh: settles when it may be performed, null where it may at once. */
  holdRefresh(): Promise<void> | null;
}

/**
 * Order, not patience: plugin-react refreshes in a timer of 16 ms that it starts before `vite:afterUpdate`. A longer one started
 * then fires after it, so if the hook has not run by then, there is nothing to refresh.
 */
const BEHIND_REFRESH_MS = 17;
/** Without the hook nothing announces a refresh; after this none is expected. */
const NO_REFRESH_MS = 200;
/** Lost connection: the modules of the update cannot be fetched. */
const LOST_UPDATE_MS = 5000;
const STYLE_FILE = /\.(css|scss|sass|less|styl|stylus|pcss|postcss)(\?|$)/;

const safely = <Args extends unknown[]>(run: (...args: Args) => void) => guarded('hot update', run);

interface HotUpdate {
  path?: string;
  timestamp?: number;
}

function updatesIn(payload: unknown): HotUpdate[] {
  return (payload as { updates?: HotUpdate[] } | null)?.updates ?? [];
}

function styleUpdates(payload: unknown): 'none' | 'some' | 'all' {
  const updates = updatesIn(payload);
  const count = updates.filter(({ path }) => STYLE_FILE.test(path ?? '')).length;
  if (count === 0) return 'none';
  return count === updates.length ? 'all' : 'some';
}

type RefreshHooks = Window & { __registerBeforePerformReactRefresh?: (callback: () => unknown) => void };

/** One registration for the page's life: the hook has no way to leave. */
export class HotReload {
  private target: Refreshable | null = null;
  private hooked = false;
  private pending = false;
  readonly clock = new PageClock();
  /** modules have run that React has not refreshed yet */
  private expectsRefresh = false;
  /** revisions that the refresh under way brings */
  private refreshed: Revisions = {};
  /** refreshes that wait */
  private held = 0;
  private timer = 0;
  /** updates whose modules have not all run */
  private underWay = 0;
  /** what waits until no update is under way; null while none is */
  private waiting: (() => void)[] | null = null;
  private readonly window: RefreshHooks;

  constructor(window: Window, hot: HotContext | undefined) {
    this.window = window;
    this.follow(hot);
  }

  /** Goes by the updates that a module of the page is told of. */
  follow(hot: HotContext | undefined): void {
    this.clock.follow(hot, () => this.target?.revisionsCommitted());
    hot?.on(
      'vite:beforeUpdate',
      safely((payload: unknown) => {
        this.hook();
        this.underWay++;
        this.waiting ??= [];
        this.showSoon();
        if (!this.hooked && styleUpdates(payload) !== 'all') this.before();
      }),
    );
    hot?.on(
      'vite:afterUpdate',
      safely((payload: unknown) => {
        // Tailwind's sheet comes together with the component that needs it
        if (styleUpdates(payload) !== 'none') this.target?.stylesUpdated();
        this.clock.updated(new Set(updatesIn(payload).map(({ timestamp = 0 }) => timestamp)));
        this.underWay &&= this.underWay - 1;
        // the rules of a sheet are in the document by now, and no refresh follows
        if (styleUpdates(payload) !== 'all') this.expectsRefresh = true;
        if (this.expectsRefresh || this.underWay) this.showSoon();
        else this.shown();
      }),
    );
  }

  /** @returns a function that lets go */
  attach(target: Refreshable): () => void {
    this.target = target;
    this.hook();
    return () => {
      if (this.target === target) this.target = null;
    };
  }

  private hook(): void {
    if (this.hooked || !this.window.__registerBeforePerformReactRefresh) return;
    this.hooked = true;
    this.window.__registerBeforePerformReactRefresh(() => this.refreshing());
  }

  /** @returns a promise where the refresh has to wait: React's plugin waits for its hooks */
  private refreshing(): Promise<void> | undefined {
    const hold = this.target?.holdRefresh();
    const before = safely(() => this.before());
    if (!hold) {
      before();
      return;
    }
    this.held++;
    return hold.then(() => {
      this.held--;
      before();
    });
  }

  private before(): void {
    this.expectsRefresh = false;
    if (!this.target || this.pending) return;
    this.pending = true;
    this.refreshed = this.clock.ran;
    this.target.beforeRefresh();
    // A refresh that commits nothing (no component changed) ends with its task. Without the hook it ends with the update.
    if (!this.hooked) return;
    this.window.setTimeout(safely(() => this.after()));
  }

  private after(): void {
    if (!this.pending) return;
    this.pending = false;
    const isNews = this.clock.commit(this.hooked ? this.refreshed : this.clock.ran);
    this.target?.afterRefresh();
    this.runWaiting();
    if (isNews) this.target?.revisionsCommitted();
  }

  /** Runs at once, or when the page shows the update under way: until then it may have the new sheet, and the old classes. */
  whenShown(run: () => void): void {
    if (this.waiting) this.waiting.push(run);
    else run();
  }

  private showSoon(): void {
    clearTimeout(this.timer);
    const end = safely(() => {
      // a refresh that waits ends by itself
      if (this.held > 0) return;
      this.underWay = 0;
      this.expectsRefresh = false;
      this.after();
      this.shown();
    });
    const wait = this.hooked ? BEHIND_REFRESH_MS : NO_REFRESH_MS;
    this.timer = this.window.setTimeout(end, this.underWay > 0 ? LOST_UPDATE_MS : wait);
  }

  /** No refresh follows the updates whose modules have run. */
  private shown(): void {
    this.runWaiting();
    if (this.clock.commit(this.clock.ran)) this.target?.revisionsCommitted();
  }

  private runWaiting(): void {
    if (this.underWay > 0) return;
    const { waiting } = this;
    this.waiting = null;
    for (const run of waiting ?? []) run();
  }

  /** After each commit of React's: the refresh, when one is under way. */
  committed(): void {
    this.after();
  }
}
