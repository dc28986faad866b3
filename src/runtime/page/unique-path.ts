/**
 * Unique paths: child indexes from the body joined by `-`, the body itself being `0` (contract §1). Own nodes do not count.
 * An open shadow root's children come before its host's light children, so that elements inside have paths too.
 */
import { isOwnNode } from './own-nodes.ts';

/** An element's children as paths count them. */
export function pathChildren(element: Element): Element[] {
  const children: Element[] = [];
  if (element.shadowRoot) children.push(...element.shadowRoot.children);
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (!isOwnNode(child)) children.push(child);
  }
  return children;
}

/** The parent as paths see it: a shadow root's host for elements right inside the root. */
export function pathParent(element: Element): Element | null {
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return element.parentElement;
}

function indexIn(parent: Element, element: Element): number {
  let index = parent.shadowRoot && element.parentNode === parent ? parent.shadowRoot.children.length : 0;
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling) {
    if (!isOwnNode(other)) index += 1;
  }
  return index;
}

/** The path of an element; null when it is not inside the body. */
export function uniquePath(element: Element): string | null {
  const body = element.ownerDocument.body;
  const indexes: number[] = [];
  for (let at: Element | null = element; at !== body; ) {
    const parent: Element | null = at && pathParent(at);
    if (!at || !parent) return null;
    indexes.push(indexIn(parent, at));
    at = parent;
  }
  return ['0', ...indexes.reverse()].join('-');
}

/** The element at a path, or null. */
export function elementAt(document: Document, path: string): Element | null {
  const [first, ...indexes] = path.split('-');
  if (first !== '0') return null;
  let at: Element | null = document.body;
  for (const index of indexes) at = at ? (pathChildren(at)[Number(index)] ?? null) : null;
  return at;
}

/** How many leading segments two paths share. */
export function sharedSegments(a: string, b: string): number {
  const left = a.split('-');
  const right = b.split('-');
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  return shared;
}

/** Of many elements the one whose path shares most with a path: the same list item, the same card. */
export function nearestTo(path: string, candidates: readonly Element[]): Element | null {
  let best: Element | null = null;
  let bestShared = -1;
  for (const candidate of candidates) {
    const shared = sharedSegments(path, uniquePath(candidate) ?? '');
    if (shared > bestShared) [best, bestShared] = [candidate, shared];
  }
  return best;
}
