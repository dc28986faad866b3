/** One attached editor: everything that runs from `init` until the port closes. Made at once, torn down at once. */
import type { FrameMessage } from '../protocol/messages.ts';
import { StyleWatch } from './css/evals.ts';
import { ThemeEmulation } from './css/theme-emulation.ts';
import { guarded, Teardown } from './guard.ts';
import type { HotReload } from './hot-reload.ts';
import type { InputGate } from './input-gate.ts';
import { InstantUpdates } from './instant-updates/updates.ts';
import { log } from './log.ts';
import { NavTree } from './nav-tree/nav-tree.ts';
import { Outlines } from './outlines.ts';
import { Overlay } from './overlay/overlay.ts';
import { Tracker } from './overlay/tracker.ts';
import { ChangeWatch } from './page/change-watch.ts';
import { ErrorWatch } from './page/error-watch.ts';
import { flagStyles, type PageFlags, readFlags } from './page/flags.ts';
import { HIDDEN_CLASS } from './page/own-nodes.ts';
import { Page } from './page/page.ts';
import { PageSheets } from './page/page-sheets.ts';
import { SessionStore } from './page/session-store.ts';
import { ProjectState } from './project-state.ts';
import { PseudoStates } from './pseudo-states.ts';
import type { ReactBridge } from './react-bridge.ts';
import { Reports } from './reports.ts';
import { Selection } from './selection.ts';
import { Tools } from './tools/tools.ts';

export interface SessionParts {
  window: Window & typeof globalThis;
  react: ReactBridge;
  gate: InputGate;
  hotReload: HotReload;
  /** Sends a message to the parent. */
  post(message: FrameMessage | Record<string, unknown>): void;
  /** the parent is our own editor */
  isEditor?: boolean;
}

export class Session {
  readonly teardown = new Teardown();
  readonly window: SessionParts['window'];
  readonly document: Document;
  readonly react: ReactBridge;
  readonly post: (message: FrameMessage) => void;
  /** Replies that are no events: `{ id: <of the question>, … }`. */
  readonly reply: (message: Record<string, unknown>) => void;
  readonly isEditor: boolean;
  readonly flags: PageFlags;
  readonly project = new ProjectState();
  readonly page: Page;
  readonly store: SessionStore;
  readonly sheets: PageSheets;
  readonly overlay: Overlay;
  readonly tracker: Tracker;
  readonly outlines: Outlines;
  readonly pseudoStates: PseudoStates;
  readonly theme: ThemeEmulation;
  readonly styles: StyleWatch;
  readonly selection: Selection;
  readonly reports: Reports;
  readonly instant: InstantUpdates;
  readonly navTree: NavTree;
  readonly errors: ErrorWatch;
  readonly tools: Tools;
  readonly hotReload: HotReload;
  private readonly changes: ChangeWatch;

  constructor(parts: SessionParts) {
    const { window, react, gate, hotReload } = parts;
    this.window = window;
    this.document = window.document;
    this.react = react;
    this.hotReload = hotReload;
    this.post = parts.post;
    this.reply = parts.post;
    this.isEditor = parts.isEditor === true;
    this.flags = readFlags(window.location.search);
    this.page = new Page(this.document, this.project, react);
    this.store = new SessionStore(window, () => this.project.storyboardId);
    this.sheets = new PageSheets(this.document);
    this.teardown.add(() => this.sheets.stop());
    this.teardown.add(react.startClassing());
    this.overlay = new Overlay(this.document);
    this.teardown.add(() => this.overlay.stop());
    this.tracker = new Tracker(window, this.overlay);
    this.teardown.add(() => this.tracker.stop());
    this.outlines = new Outlines(this);
    this.pseudoStates = new PseudoStates(this);
    this.theme = new ThemeEmulation(this);
    this.styles = new StyleWatch(this);
    this.selection = new Selection(this);
    this.reports = new Reports(this);
    this.instant = new InstantUpdates(this);
    this.navTree = new NavTree(this);
    this.errors = new ErrorWatch(this);
    this.tools = new Tools(this);
    this.changes = new ChangeWatch(this);
    this.sheets.set('flags', flagStyles(this.flags));
    this.sheets.set('hidden', `.${HIDDEN_CLASS}.${HIDDEN_CLASS} { display: none !important; }`);
    const input = (event: Event) => {
      this.styles.input(event);
      this.tools.handle(event);
    };
    this.teardown.add(gate.attach(input));
    this.teardown.add(hotReload.attach(this));
    if (this.isEditor) {
      // a page that the browser keeps for a way back is none that goes
      this.teardown.listen<PageTransitionEvent>(window, 'pagehide', ({ persisted }) => {
        if (!persisted) this.post({ id: 'PAGE_LEFT' });
      });
    }
    const committed = guarded('commit', () => this.committed());
    this.teardown.add(react.onCommit(committed));
    log.debug('attached');
  }

  /** React put something on the page. */
  private committed(): void {
    this.hotReload.committed();
    this.instant.reassert();
    this.reports.address();
    this.pageChanged();
  }

  /** The page is not what it was: boxes follow at once, the nav tree in a while. */
  pageChanged(stylesOnly = false): void {
    this.tracker.stir();
    this.outlines.forget();
    this.styles.changed();
    this.navTree.pageChanged(stylesOnly);
  }

  beforeRefresh(): void {
    this.instant.beforeRefresh();
  }

  afterRefresh(): void {
    // before the instant updates look whether the page shows by itself what they show
    this.pseudoStates.refresh();
    this.theme.refresh();
    this.instant.afterRefresh();
    this.tools.refreshed();
    this.selection.refind();
    this.errors.refreshed();
    this.styles.changed(true);
    this.pageChanged();
  }

  stylesUpdated(): void {
    this.theme.refresh();
    this.pseudoStates.refresh();
    this.instant.stylesUpdated();
    this.styles.changed(true);
    this.outlines.update();
  }

  revisionsCommitted(): void {
    this.instant.revisionsCommitted();
    if (this.isEditor) this.navTree.revisionsCommitted();
  }

  holdRefresh(): Promise<void> | null {
    return this.instant.holdRefresh();
  }

  stop(): void {
    this.changes.stop();
    this.teardown.run();
    log.debug('detached');
  }
}
