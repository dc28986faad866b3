/**
 * The elements that a change affects, identified by their source: codebase id and call site. React reuses DOM nodes for other
 * elements, so a node alone identifies nothing after a render.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Page } from '../page/page.ts';

/** Returns the elements that an edit of a codebase id affects, in document order. */
export type Targets = (codebaseId: string) => Element[];

function targetsOf(change: ChangeItem, page: Page): Targets {
  const { scope, callSiteCodebaseId, instantUpdateKeys, dataIndex } = change;
  return (id) => {
    const elements = page.elementsOf(id);
    if (scope === 'instance' && callSiteCodebaseId !== undefined) {
      return elements.filter((element) => isOfUses(element, change, page));
    }
    if (instantUpdateKeys) {
      const meant = new Set(instantUpdateKeys.flatMap((key) => page.resolve(key)));
      return elements.filter((element) => meant.has(element));
    }
    return scope === 'data' && dataIndex !== undefined ? elements.slice(dataIndex, dataIndex + 1) : elements;
  };
}

/** True for an element that the call site of a change made, inside of the uses around that. */
function isOfUses(
  element: Element,
  { callSiteCodebaseId: use, callSitesAround = [] }: ChangeItem,
  page: Page,
): boolean {
  if (use === undefined) return true;
  return page.isMadeBy(element, use) && callSitesAround.every((around) => page.isInside(element, around));
}

/**
 * False for a change that identifies elements by position: after a render another element may be there, such as the next item of
 * a list. A style moves none.
 */
export function canFindAgain({ type, scope, callSiteCodebaseId, instantUpdateKeys }: ChangeItem): boolean {
  const isOfUse = scope === 'instance' && callSiteCodebaseId !== undefined;
  return isOfUse || (scope !== 'data' && (!instantUpdateKeys || type === 'STYLING'));
}

/** Remembers the elements of an update, to check after a render of the app that they still represent the same source. */
export class TargetWatch {
  private readonly ids = new Map<Element, string>();
  private readonly page: Page;
  private readonly change: ChangeItem;

  constructor(page: Page, change: ChangeItem) {
    this.page = page;
    this.change = change;
  }

  readonly targets: Targets = (id) => {
    const elements = targetsOf(this.change, this.page)(id);
    for (const element of elements) this.ids.set(element, id);
    return elements;
  };

  /** False when an element is gone or represents another source element. */
  get isUnchanged(): boolean {
    for (const [element, id] of this.ids) {
      if (!element.isConnected || !this.page.means(element, id)) return false;
      if (this.change.scope === 'instance' && !isOfUses(element, this.change, this.page)) return false;
    }
    return true;
  }
}
