/**
 * Decides which trees of a page the editor shows. Two kinds are held back, so that selection, drafts and pressed keys do not lose
 * their element: a *late* tree is of a page that has not caught up with the source (the hot update of one edit comes after the
 * preview of the next), a *lost* tree is of a page that failed to render.
 */
import type { FramePayloads } from '../../protocol/messages.ts';
import type { NavTreePatch } from '../../protocol/nav-tree.ts';
import { indexNavTree, type NavIndex } from '../store/nav-index.ts';
import { NavTable } from '../store/nav-table.ts';
import { type EditorStore, frameOf, patchFrame } from '../store/store.ts';
import type { FrameClock } from './frame-clock.ts';
import type { LatestReports } from './latest.ts';
import type { PageSelection } from './page-selection.ts';

interface Parts {
  store: EditorStore;
  frameId: string;
  latest: LatestReports;
  clock: Pick<FrameClock, 'isUnsettled'>;
  selection: Pick<PageSelection, 'follow' | 'isMissingIn'>;
}

export class PageTrees {
  private readonly parts: Parts;
  private readonly table = new NavTable();
  private late: NavIndex | null = null;
  private lost: NavIndex | null = null;
  /** visit and address of the page whose tree is shown */
  private shownPage = '';

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Another page answers: nothing of the one before counts. */
  newPage(): void {
    this.table.reset();
    this.late = null;
    this.parts.latest.drop('tree');
  }

  takeWhole({ navTree }: FramePayloads['NAV_TREE']): void {
    this.parts.latest.put('tree', () => this.offer(indexNavTree(navTree)));
  }

  /** Each part counts, but only their result is shown. */
  takePart(part: NavTreePatch): void {
    const { latest } = this.parts;
    if (!this.table.take(part)) return;
    // a large tree is built at once and shown in a task of its own; one that comes before that is built there
    const first = latest.has('tree') ? null : this.table.build();
    latest.put('tree', () => this.offer(first ?? this.table.build()));
  }

  /** Shows a late tree once the page has caught up with the source. */
  catchUp(): void {
    const { late } = this;
    if (!late || this.isBehind()) return;
    this.late = null;
    this.show(late);
  }

  /** Something else is selected: the page is shown as it is, failed or not. */
  showLost(): void {
    if (this.lost?.items.size) this.offer(this.lost);
  }

  private offer(tree: NavIndex): void {
    this.late = this.isLate(tree) ? tree : null;
    if (!this.late) this.show(tree);
  }

  private show(tree: NavIndex): void {
    const { store, frameId, selection } = this.parts;
    patchFrame(store, frameId, { isBlank: tree.items.size === 0 });
    this.lost = this.isLost(tree) ? tree : null;
    if (this.lost) return;
    const { tree: before } = this.frame();
    this.shownPage = this.page();
    patchFrame(store, frameId, { tree });
    selection.follow(before, tree);
  }

  private isLate(tree: NavIndex): boolean {
    return this.isBehind() && this.page() === this.shownPage && this.parts.selection.isMissingIn(tree);
  }

  private isLost(tree: NavIndex): boolean {
    const { hydration, tree: before } = this.frame();
    if (hydration.status !== 'other_error' || before.items.size === 0) return false;
    return tree.items.size === 0 || this.parts.selection.isMissingIn(tree);
  }

  private isBehind(): boolean {
    return this.parts.clock.isUnsettled() || this.parts.store.getState().save.phase === 'saving';
  }

  private page(): string {
    const { visit, href } = this.frame();
    return `${visit} ${href}`;
  }

  private frame() {
    return frameOf(this.parts.store.getState(), this.parts.frameId);
  }
}
