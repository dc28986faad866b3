/**
 * Which nodes of the page are ours. *Own* nodes (the overlay) are in no tree, path or text; *temporary* elements stand for
 * an edit until the page refreshes and are part of the tree, because the user selects them.
 */
export const OVERLAY_TAG = 'visual-edit-overlay';
/** On elements that an instant update put in; they go at the next refresh (spec §4). */
export const TEMPORARY_CLASS = 'tempo-delete-at-refresh';
/** On originals that an instant update replaced or removed (spec §3). */
export const HIDDEN_CLASS = 'tempo-display-none-until-refresh';
/** Prefix of the classes that carry instant style rules (spec §3). */
export const INSTANT_STYLE_PREFIX = 'tempo-instant-styling-';
/** Prefix of the forced pseudo-state classes (spec §4). */
export const FORCED_STATE_PREFIX = 'tempo-force-';

export function isOwnNode(node: Node): boolean {
  return node.nodeType === 1 && (node as Element).localName === OVERLAY_TAG;
}

/** As `classList.contains`, for a class that hardly any element has: no list is made for the others. */
export function hasRareClass(element: Element, name: string): boolean {
  return element.getAttribute('class')?.includes(name) === true && element.classList.contains(name);
}

/** Class names of ours that say nothing about the element itself. */
export function isMarkerClass(name: string): boolean {
  return (
    name === TEMPORARY_CLASS ||
    name === HIDDEN_CLASS ||
    name.startsWith(INSTANT_STYLE_PREFIX) ||
    name.startsWith(FORCED_STATE_PREFIX)
  );
}
