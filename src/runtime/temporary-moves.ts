/** Previews of a drag: what the parent shows while the user still holds the button. */

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

/**
 * Reorder: the element goes to another index among its siblings and is selected there. Nothing happens where it already is or
 * where there is no such place (spec §4).
 */
export function tempMoveElement(deps: MoveDeps, elementKey: string, newIndex: number): void {
  const [element] = deps.page.resolve(elementKey);
  const parent = element?.parentElement;
  if (!element || !parent || parseElementKey(elementKey) === null) return;
  const siblings = siblingsOf(element);
  const index = siblings.indexOf(element);
  const reference = siblings[newIndex > index ? newIndex + 1 : newIndex] ?? null;
  if (newIndex === index || newIndex < 0 || newIndex >= siblings.length) return;
  deps.instant.preview('move', () => moveAmong(parent, element, reference));
  deps.selection.select(element);
  deps.pageChanged();
}

/** Draws a new div into a parent; a second call replaces the first. */
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
 * The dashed box of what is dragged, at a place of the page, and the parent it would go to.
 * @param clear takes it away
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
