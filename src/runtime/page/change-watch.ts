/** Watches the page for changes that no commit of React's tells of, and for its address. Our own nodes are no news. */
import { guarded } from '../guard.ts';
import type { Session } from '../session.ts';
import { isOwnNode } from './own-nodes.ts';

/** Attributes whose change may alter what the tree or an outline shows. */
const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'id', 'src', 'href', 'data-state', 'aria-hidden'];
/** Where the browser has no navigation events, the address is looked at this often. */
const ADDRESS_LOOK_MS = 500;

interface NavigationTarget {
  navigation?: EventTarget;
}

export class ChangeWatch {
  private readonly session: Session;
  private readonly observer: MutationObserver;

  constructor(session: Session) {
    this.session = session;
    const { window, document, teardown } = session;
    this.observer = new window.MutationObserver(guarded('page change', (records) => this.changed(records)));
    this.observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
    // at another width everything may stand elsewhere, and the tree tells where
    teardown.listen(window, 'resize', () => session.pageChanged());
    const look = () => session.reports.address();
    const { navigation } = window as NavigationTarget;
    if (navigation) teardown.listen(navigation, 'currententrychange', look);
    else {
      const timer = window.setInterval(guarded('address', look), ADDRESS_LOOK_MS);
      teardown.add(() => window.clearInterval(timer));
    }
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
    this.session.sheets.adopt();
    this.session.pageChanged(stylesOnly);
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
