/**
 * The elements that a change is about, named by what the source made them: codebase id and use of the component. React gives DOM
 * nodes to other elements, so that a node alone says nothing once the page has rendered.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Page } from '../page/page.ts';

/** The elements that an edit of a codebase id means, in document order. */
export type Targets = (codebaseId: string) => Element[];

function targetsOf({ scope, callSiteCodebaseId, instantUpdateKeys, dataIndex }: ChangeItem, page: Page): Targets {
  return (id) => {
    const elements = page.elementsOf(id);
    if (scope === 'instance' && callSiteCodebaseId !== undefined) {
      return elements.filter((element) => page.isMadeBy(element, callSiteCodebaseId));
    }
    if (instantUpdateKeys) {
      const meant = new Set(instantUpdateKeys.flatMap((key) => page.resolve(key)));
      return elements.filter((element) => meant.has(element));
    }
    return scope === 'data' && dataIndex !== undefined ? elements.slice(dataIndex, dataIndex + 1) : elements;
  };
}

/**
 * False for a change that names its elements by their places on the page: after a render another element may stand there, as the
 * next item of a list in the place of one that went.
 */
export function canFindAgain({ scope, callSiteCodebaseId, instantUpdateKeys }: ChangeItem): boolean {
  const isOfUse = scope === 'instance' && callSiteCodebaseId !== undefined;
  return isOfUse || (scope !== 'data' && !instantUpdateKeys);
}

/** Remembers which elements an update was made on, to tell after a render of the app's own whether they are still what they were. */
export class Standing {
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

  /** False when an element is gone, or its node stands for another one of the source. */
  get isSound(): boolean {
    const { scope, callSiteCodebaseId: use } = this.change;
    for (const [element, id] of this.ids) {
      if (!element.isConnected || !this.page.means(element, id)) return false;
      if (scope === 'instance' && use !== undefined && !this.page.isMadeBy(element, use)) return false;
    }
    return true;
  }
}
