/**
 * Hot updates. Instant updates are undone in the hook that plugin-react calls right before React refresh, so that nothing is
 * painted in between. Without that hook they are undone at `vite:beforeUpdate`, where the old page shows while the modules are
 * fetched. Updates of style sheets only cause no refresh: instant styles are compared again once the sheets are in the document.
 */
import { type Revisions, UNREFRESHED_EVENT } from '../protocol/revisions.ts';
import { guarded } from './guard.ts';
import type { HotContext, HotUpdate } from './hot-context.ts';
import { MissedRefresh, type Resend } from './missed-refresh.ts';
import { PageClock } from './page-clock.ts';

export interface Refreshable {
  beforeRefresh(): void;
  afterRefresh(): void;
  /** Style sheets changed, perhaps among other modules. */
  stylesUpdated(): void;
  /** The page shows newer revisions than before (`clock.committed`). */
  revisionsCommitted(): void;
  /** Called before a refresh. Returns a promise if the refresh has to wait, else null. */
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

function updatesIn(payload: unknown): HotUpdate[] {
  return (payload as { updates?: HotUpdate[] } | null)?.updates ?? [];
}

function styleUpdates(updates: readonly HotUpdate[]): 'none' | 'some' | 'all' {
  const count = updates.filter(({ path }) => STYLE_FILE.test(path ?? '')).length;
  if (count === 0) return 'none';
  return count === updates.length ? 'all' : 'some';
}

type RefreshHooks = Window & { __registerBeforePerformReactRefresh?: (callback: () => unknown) => void };

/** Registers once for the life of the page: the hook cannot be removed. */
export class HotReload {
  private target: Refreshable | null = null;
  private hooked = false;
  private pending = false;
  readonly clock = new PageClock();
  /** modules have run, React has not refreshed them yet */
  private expectsRefresh = false;
  /** revisions that the current refresh shows */
  private refreshed: Revisions = {};
  /** refreshes that are waiting */
  private held = 0;
  private timer = 0;
  /** updates whose modules have not all run */
  private underWay = 0;
  /** callbacks that wait until no update is under way; null if none is */
  private waiting: (() => void)[] | null = null;
  private readonly window: RefreshHooks;
  private readonly missed = new MissedRefresh();

  constructor(window: Window, hot: HotContext | undefined, resend?: Resend) {
    this.window = window;
    this.follow(hot, resend);
  }

  /** Listens to the updates that a module of the page receives. */
  follow(hot: HotContext | undefined, resend?: Resend): void {
    this.missed.resend = resend;
    this.clock.follow(hot, () => this.target?.revisionsCommitted());
    hot?.on(
      'vite:beforeUpdate',
      safely((payload: unknown) => {
        this.hook();
        this.underWay++;
        this.waiting ??= [];
        this.showSoon();
        if (!this.hooked && styleUpdates(updatesIn(payload)) !== 'all') this.before();
      }),
    );
    hot?.on(
      'vite:afterUpdate',
      safely((payload: unknown) => {
        const updates = updatesIn(payload);
        const styles = styleUpdates(updates);
        // Tailwind's sheet arrives together with the component that needs it.
        if (styles !== 'none') this.target?.stylesUpdated();
        if (this.clock.updated(updates)) this.missed.updated(updates);
        this.underWay &&= this.underWay - 1;
        // Style sheets are in the document by now, and no refresh follows.
        if (styles !== 'all') this.expectsRefresh = true;
        if (this.expectsRefresh || this.underWay) this.showSoon();
        else this.shown();
      }),
    );
    hot?.on(
      UNREFRESHED_EVENT,
      safely(() => this.withoutRefresh()),
    );
  }

  /** @returns detaches */
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

  /** @returns a promise if the refresh has to wait; plugin-react awaits it */
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
    this.missed.refreshed();
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

  /** Runs at once, or after the current update is on the page: until then new sheets may meet old classes. */
  whenShown(run: () => void): void {
    if (this.waiting) this.waiting.push(run);
    else run();
  }

  private showSoon(): void {
    clearTimeout(this.timer);
    const end = safely(() => {
      // A refresh that waits ends by itself.
      if (this.held > 0) return;
      this.underWay = 0;
      this.expectsRefresh = false;
      if (!this.missed.ask()) this.withoutRefresh();
    });
    const wait = this.hooked ? BEHIND_REFRESH_MS : NO_REFRESH_MS;
    this.timer = this.window.setTimeout(end, this.underWay > 0 ? LOST_UPDATE_MS : wait);
  }

  private withoutRefresh(): void {
    this.after();
    this.shown();
  }

  /** The modules have run and no refresh follows. */
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

  /** Called after each React commit, which ends the current refresh. */
  committed(): void {
    this.after();
    if (this.hooked) return;
    // Without the hook, any commit after the modules have run may be their refresh.
    this.missed.refreshed();
    if (!this.underWay) this.shown();
  }
}
