/**
 * Recognises our own nodes. *Own* nodes (the overlay) are in no tree, path or text. *Temporary* elements represent an edit until
 * the page refreshes and are in the tree, because the user can select them.
 */
export const OVERLAY_TAG = 'visual-edit-overlay';
/** On elements that an instant update added; removed at the next refresh. */
export const TEMPORARY_CLASS = 'tempo-delete-at-refresh';
/** On originals that an instant update replaced or removed. */
export const HIDDEN_CLASS = 'tempo-display-none-until-refresh';
/** Prefix of the classes of instant style rules. */
export const INSTANT_STYLE_PREFIX = 'tempo-instant-styling-';
/** Prefix of the classes that force pseudo-states. */
export const FORCED_STATE_PREFIX = 'tempo-force-';

export function isOwnNode(node: Node): boolean {
  return node.nodeType === 1 && (node as Element).localName === OVERLAY_TAG;
}

/** Like `classList.contains`, for a class that few elements have: avoids creating the list for the others. */
export function hasRareClass(element: Element, name: string): boolean {
  return element.getAttribute('class')?.includes(name) === true && element.classList.contains(name);
}

/** True for our classes that do not identify an element. */
export function isMarkerClass(name: string): boolean {
  return (
    name === TEMPORARY_CLASS ||
    name === HIDDEN_CLASS ||
    name.startsWith(INSTANT_STYLE_PREFIX) ||
    name.startsWith(FORCED_STATE_PREFIX)
  );
}
