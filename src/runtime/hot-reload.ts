/**
 * Hot updates. Instant updates are undone in the hook that plugin-react runs right before React refresh performs the update:
 * nothing is painted between. At `vite:beforeUpdate` the old page would flash (the modules are still to be fetched), so that
 * is only for pages without the hook. Updates of style sheets alone run no refresh: there the styles shown are looked at again
 * once the sheets are in.
 */
import { guarded } from './guard.ts';

/** The part of Vite's `import.meta.hot` that is used. */
export interface HotContext {
  on(event: string, listener: (payload: unknown) => void): void;
  off?(event: string, listener: (payload: unknown) => void): void;
}

export interface Refreshable {
  beforeRefresh(): void;
  afterRefresh(): void;
  /** Style sheets changed, perhaps among other modules. */
  stylesUpdated(): void;
  /** What updates up to this one (its timestamp by Vite) brought is on the page. */
  updatesShown(until: number): void;
}

/** Without the hook nobody tells when the refresh is over; the next commit does, or this. */
const LOST_REFRESH_MS = 1000;
/** Plugin-react waits 16 ms for further modules before it refreshes; where it does not refresh at all, this ends the wait. */
const NO_REFRESH_MS = 200;
/** An update that has not ended by then does not end: its modules cannot be had. */
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

type RefreshHooks = Window & { __registerBeforePerformReactRefresh?: (callback: () => void) => void };

/** One registration for the page's life: the hook has no way to leave. */
export class HotReload {
  private target: Refreshable | null = null;
  private hooked = false;
  private pending = false;
  /** the newest update whose modules have run, by Vite's timestamp */
  ran = 0;
  /** the newest update that the page shows */
  shownUntil = 0;
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
        this.ran = Math.max(this.ran, ...updatesIn(payload).map(({ timestamp = 0 }) => timestamp));
        this.underWay &&= this.underWay - 1;
        this.showSoon();
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
    this.window.__registerBeforePerformReactRefresh(safely(() => this.before()));
  }

  private before(): void {
    if (!this.target || this.pending) return;
    this.pending = true;
    this.target.beforeRefresh();
    // A refresh that commits nothing (no component changed) ends with the task.
    this.window.setTimeout(
      safely(() => this.after()),
      this.hooked ? 0 : LOST_REFRESH_MS,
    );
  }

  private after(): void {
    if (!this.pending) return;
    this.pending = false;
    this.target?.afterRefresh();
    this.shown();
  }

  /** Runs at once, or when the page shows the update under way: until then it may have the new sheet, and the old classes. */
  whenShown(run: () => void): void {
    if (this.waiting) this.waiting.push(run);
    else run();
  }

  private showSoon(): void {
    clearTimeout(this.timer);
    const end = safely(() => {
      this.underWay = 0;
      this.shown();
    });
    this.timer = this.window.setTimeout(end, this.underWay > 0 ? LOST_UPDATE_MS : NO_REFRESH_MS);
  }

  private shown(): void {
    if (!this.underWay) {
      const { waiting } = this;
      this.waiting = null;
      for (const run of waiting ?? []) run();
    }
    if (this.ran <= this.shownUntil) return;
    this.shownUntil = this.ran;
    this.target?.updatesShown(this.ran);
  }

  /** After each commit of React's: the refresh, when one is under way. */
  committed(): void {
    this.after();
  }
}
