/** Watches for changes that are no React commits, and for the page's address. Ignores our own nodes. */
import { guarded, type Teardown } from '../guard.ts';
import type { Dom, PageChanged } from '../parts.ts';
import type { Reports } from '../reports.ts';
import { isOwnNode } from './own-nodes.ts';
import type { PageSheets } from './page-sheets.ts';

/** Attributes that may change the tree or an outline. */
const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'id', 'src', 'href', 'data-state', 'aria-hidden'];

interface NavigationTarget {
  navigation?: EventTarget;
}

interface ChangeWatchDeps extends Dom {
  teardown: Teardown;
  sheets: PageSheets;
  reports: Reports;
  pageChanged: PageChanged;
}

export class ChangeWatch {
  private readonly deps: ChangeWatchDeps;
  private readonly observer: MutationObserver;

  constructor(deps: ChangeWatchDeps) {
    this.deps = deps;
    const { window, document, teardown } = deps;
    this.observer = new window.MutationObserver(guarded('page change', (records) => this.changed(records)));
    this.observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
    // Another width may move everything, and the tree contains positions.
    teardown.listen(window, 'resize', () => deps.pageChanged());
    const look = () => deps.reports.address();
    const { navigation } = window as NavigationTarget;
    if (navigation) teardown.listen(navigation, 'currententrychange', look);
    teardown.listen(window, 'popstate', look);
    teardown.listen(window, 'hashchange', look);
    teardown.listen(window, 'pageshow', look);
  }

  private changed(records: readonly MutationRecord[]): void {
    let stylesOnly = true;
    let any = false;
    for (const record of records) {
      if (this.isOurs(record)) continue;
      any = true;
      if (record.type !== 'attributes' || record.attributeName !== 'style') stylesOnly = false;
    }
    if (!any) return;
    this.deps.sheets.adopt();
    // Browsers without navigation events do not report `pushState`, but the page changes with it.
    this.deps.reports.address();
    this.deps.pageChanged(stylesOnly);
  }

  private isOurs(record: MutationRecord): boolean {
    if (isOwnNode(record.target)) return true;
    if (record.type !== 'childList') return false;
    return [...record.addedNodes, ...record.removedNodes].every(isOwnNode);
  }

  stop(): void {
    this.observer.disconnect();
  }
}
