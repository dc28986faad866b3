/** Previews during a drag of the parent. */

import { ADD_PLACEHOLDER_PREFIX } from '../protocol/codebase-id.ts';
import { parseElementKey } from '../protocol/element-key.ts';
import { insertTemporary, moveAmong } from './instant-updates/dom-edits.ts';
import type { InstantUpdates } from './instant-updates/updates.ts';
import { log } from './log.ts';
import type { Outlines } from './outlines.ts';
import type { Page } from './page/page.ts';
import type { Dom, PageChanged } from './parts.ts';
import type { Selection } from './selection.ts';

interface MoveDeps extends Dom {
  page: Page;
  instant: InstantUpdates;
  selection: Selection;
  outlines: Outlines;
  pageChanged: PageChanged;
}

function siblingsOf(element: Element): Element[] {
  return [...(element.parentElement?.children ?? [])];
}

/** Moves an element to another index among its siblings and selects it there. Does nothing at the same or an invalid index. */
export function tempMoveElement(deps: MoveDeps, elementKey: string, newIndex: number): void {
  const [element] = deps.page.resolve(elementKey);
  const parent = element?.parentElement;
  if (!element || !parent || parseElementKey(elementKey) === null) return;
  const siblings = siblingsOf(element);
  const index = siblings.indexOf(element);
  const reference = siblings[newIndex > index ? newIndex + 1 : newIndex] ?? null;
  if (newIndex === index || newIndex < 0 || newIndex >= siblings.length) return;
  deps.instant.preview('move', () => moveAmong(parent, element, reference));
  deps.selection.select({ elements: [element], key: deps.page.keyOf(element) });
  deps.pageChanged();
}

/** Adds a new div to a parent, in place of an earlier one. */
export function tempAddDiv(
  deps: MoveDeps,
  parentCodebaseId: string,
  indexInParent: number,
  width: number,
  height: number,
): void {
  const [parent] = deps.page.elementsOf(parentCodebaseId);
  if (!parent) {
    log.error('Could not find new parent element for instant update');
    return;
  }
  deps.instant.preview('add', () => {
    const div = deps.document.createElement('div');
    div.classList.add(`${ADD_PLACEHOLDER_PREFIX}preview`);
    div.style.width = `${Math.max(0, width)}px`;
    div.style.height = `${Math.max(0, height)}px`;
    return insertTemporary(parent, div, parent.children[indexInParent] ?? null);
  });
  deps.pageChanged();
}

/**
 * Shows the dashed box of the dragged element at a place of the page, and its new parent.
 * @param clear removes it
 */
export function tempMoveToNewParent(
  deps: MoveDeps,
  indicatorWidth: number,
  indicatorHeight: number,
  x: number,
  y: number,
  parentElementKey: string,
  clear = false,
): void {
  if (clear) {
    deps.outlines.showMoving(null);
    return;
  }
  const { scrollX, scrollY } = deps.window;
  const rect = { left: x - scrollX, top: y - scrollY, width: indicatorWidth, height: indicatorHeight };
  deps.outlines.showMoving(rect, deps.page.resolve(parentElementKey)[0] ?? null);
}
