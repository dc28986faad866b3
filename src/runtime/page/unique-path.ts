/**
 * Unique paths: child indexes from the body joined by `-`, with `0` for the body. Own nodes do not count. Children of an open
 * shadow root come before its host's light children, so that they have paths, too.
 */
import { isOwnNode } from './own-nodes.ts';

/** The children that paths count. */
export function pathChildren(element: Element): Element[] {
  const children: Element[] = [];
  if (element.shadowRoot) children.push(...element.shadowRoot.children);
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (!isOwnNode(child)) children.push(child);
  }
  return children;
}

/** The parent in a path: the host for elements directly in a shadow root. */
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

/** The path of an element; null outside of the body. */
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

/** The candidate whose path shares most segments with `path`: in the same list item, the same card. */
export function nearestTo(path: string, candidates: readonly Element[]): Element | null {
  let best: Element | null = null;
  let bestShared = -1;
  for (const candidate of candidates) {
    const shared = sharedSegments(path, uniquePath(candidate) ?? '');
    if (shared > bestShared) [best, bestShared] = [candidate, shared];
  }
  return best;
}
