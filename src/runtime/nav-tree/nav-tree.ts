/** Keeps the parent's nav tree current: rebuilds it about 300 ms after changes, in slices between frames. */
import type { NavTreeNode } from '../../protocol/nav-tree.ts';
import type { CommittedRevisions } from '../../protocol/revisions.ts';
import { guarded, type Teardown } from '../guard.ts';
import { log } from '../log.ts';
import type { ErrorWatch } from '../page/error-watch.ts';
import { type FrameStorage, LAST_NAV_TREE_REFRESH } from '../page/frame-storage.ts';
import { OVERLAY_TAG } from '../page/own-nodes.ts';
import type { PageClock } from '../page-clock.ts';
import type { Parent } from '../parts.ts';
import type { Selection } from '../selection.ts';
import { type BuiltTree, TreeBuilder, type TreeDeps } from './builder.ts';
import { TreePatches } from './patches.ts';

/** Throttle: at most one rebuild in this time. */
const DELAY_MS = 300;
/** Throttle while only styles change (animations): only boxes differ. */
const STYLE_DELAY_MS = 1000;
/** Longest slice of work in a frame; 1 ms less than allowed, for the step that overruns it. */
const SLICE_MS = 9;
/** Scheduling: a frame that is not painted gets no animation frames. */
const HIDDEN_FRAME_MS = 50;
/** Nodes of a tree that can be copied within a slice. */
const LARGE = 2_000;

const OVERLAY_HTML = new RegExp(`<${OVERLAY_TAG}[^>]*></${OVERLAY_TAG}>`, 'g');

interface NavTreeDeps extends TreeDeps, Parent {
  clock: PageClock;
  storage: FrameStorage;
  selection: Pick<Selection, 'refind'>;
  errors: Pick<ErrorWatch, 'look'>;
  /** Called when the page's elements are known anew. */
  onLearned(): void;
  teardown: Teardown;
}

export class NavTree {
  tree: NavTreeNode | null = null;
  private readonly deps: NavTreeDeps;
  private timer = 0;
  private due = Number.POSITIVE_INFINITY;
  /** remaining work of the current build */
  building: Generator<void, void, boolean> | null = null;
  private cancelStep = () => {};
  /** end of the current slice */
  private end = 0;
  /** nodes of the tree that the parent has */
  private told: readonly NavTreeNode[] | null = null;
  /** version of the page's clock that was reported last */
  private toldVersion = 0;
  private toldCommitted: CommittedRevisions | null = null;
  /** for our own editor, which gets only changes */
  private readonly patches: TreePatches | null;

  constructor(deps: NavTreeDeps) {
    this.deps = deps;
    this.patches = deps.isEditor ? new TreePatches((patch) => deps.post({ id: 'NAV_TREE_PATCH', ...patch })) : null;
    deps.teardown.add(() => {
      clearTimeout(this.timer);
      this.cancelStep();
    });
  }

  /** The page changed. Does not postpone a rebuild that is due, or a page that never rests would never be shown. */
  pageChanged(stylesOnly = false): void {
    const { window } = this.deps;
    const due = performance.now() + (stylesOnly ? STYLE_DELAY_MS : DELAY_MS);
    if (due >= this.due) return;
    this.due = due;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      guarded('nav tree', () => this.changesDue()),
      due - performance.now(),
    );
  }

  /** Finishes the current build first: restarted at each change, the tree of a large page might never be sent. */
  private changesDue(): void {
    this.due = Number.POSITIVE_INFINITY;
    if (this.building) this.pageChanged();
    else this.start();
  }

  /** The page shows new revisions. Edits that use positions in the tree wait for a tree with them. */
  revisionsCommitted(): void {
    this.start();
  }

  /** Builds now and sends the tree even if nothing changed. */
  restart(): void {
    this.told = null;
    this.patches?.forget();
    this.start();
  }

  private start(): void {
    clearTimeout(this.timer);
    this.due = Number.POSITIVE_INFINITY;
    if (!this.deps.project.ready) return;
    this.cancelStep();
    this.building = this.work();
    this.step();
  }

  private step(): void {
    const { performance } = this.deps.window;
    this.end = performance.now() + SLICE_MS;
    try {
      for (let isFirst = true; this.building; isFirst = false) {
        if (this.building.next(isFirst).done) this.building = null;
        else if (performance.now() >= this.end) {
          this.later();
          return;
        }
      }
    } catch (error) {
      this.building = null;
      log.error(this.tree ? 'ERROR: Could not re-create nav tree on DOM change' : 'Error building nav tree', error);
    }
  }

  /** Scheduling: in a task of its own after the next frame, which may be busy with the page. */
  private later(): void {
    const { window } = this.deps;
    const next = guarded('nav tree', () => {
      this.cancelStep();
      this.step();
    });
    let timer = window.setTimeout(next, HIDDEN_FRAME_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = window.setTimeout(next);
    });
    this.cancelStep = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }

  /** All the work from the walk to the last message; pauses between steps. */
  private *work(): Generator<void, void, boolean> {
    const { committed, version } = this.deps.clock;
    // The elements have no boxes while they are hidden. The commit that shows them again is followed by another tree.
    const isShown = version === this.toldVersion || !this.deps.react.isSuspended();
    const built = yield* new TreeBuilder(this.deps, this.told).build();
    this.learn(built);
    yield;
    if (this.patches) yield* this.patches.tell(built.tree, built.list);
    else if (built.isNew) yield* this.tell(built);
    if (!isShown) {
      // The same report again: the page is at work, and not lost.
      if (this.toldCommitted) this.deps.post({ id: 'REVISIONS_COMMITTED', committed: this.toldCommitted });
      return;
    }
    // The first revisions count as shown once React has rendered something.
    if (version === this.toldVersion || (built.list.length <= 1 && this.toldVersion === 0)) return;
    this.toldVersion = version;
    if (!this.deps.isEditor) return;
    this.toldCommitted = committed;
    this.deps.post({ id: 'REVISIONS_COMMITTED', committed });
  }

  private learn({ tree, nodes, shadowRoots }: BuiltTree): void {
    this.tree = tree;
    const { page, storage, selection, errors } = this.deps;
    page.learn(nodes, shadowRoots);
    storage.set(LAST_NAV_TREE_REFRESH, String(Date.now()));
    selection.refind();
    errors.look();
    this.deps.onLearned();
  }

  /** Sends one message, as other parents expect. Copying a large tree exceeds a slice, so it gets a frame of its own. */
  private *tell({ tree, list }: BuiltTree): Generator<void, void> {
    const { post, document } = this.deps;
    const outerHtml = document.documentElement.outerHTML.replace(OVERLAY_HTML, '');
    if (list.length > LARGE) this.end = 0;
    yield;
    this.told = list;
    post({ id: 'NAV_TREE', navTree: tree, outerHtml });
  }
}
