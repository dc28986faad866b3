/**
 * Codebase ids: the names of JSX elements of the user's project on the wire.
 *
 * A *codebase id* is `tempo-` followed by a version 1-5 UUID; it is also the class that the runtime puts on DOM nodes. A
 * *placeholder* is the id of an element that is not in the source yet, until the server's answer maps it to a codebase id
 * (`prevIdToNewIdMap`). The mount elements `body`, `root` and `__next` have these names as ids.
 */

export const CODEBASE_ID_PREFIX = 'tempo-';
export const WRAP_PLACEHOLDER = 'tempo-wrap-in-div-placeholder';
const DUPLICATE_PLACEHOLDER_PREFIX = 'tempo-duplicate-placeholder-';
export const ADD_PLACEHOLDER_PREFIX = 'tempo-add-jsx-placeholder-';

/** The storyboard element has a fixed codebase id and unique path. */
export const STORYBOARD_CODEBASE_ID = 'STORYBOARD-TOP-CONSTANT';
export const STORYBOARD_UNIQUE_PATH = '0';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const ID_CHARS = /^[A-Za-z0-9_-]*$/;

/** True for `tempo-<uuid v1..v5>`: an element that exists in the source. */
export function isSourceId(id: string): boolean {
  return id.startsWith(CODEBASE_ID_PREFIX) && UUID.test(id.slice(CODEBASE_ID_PREFIX.length));
}

/** True for the placeholders of wrap, duplicate and add. */
export function isPlaceholderId(id: string): boolean {
  return (
    id === WRAP_PLACEHOLDER || id.startsWith(DUPLICATE_PLACEHOLDER_PREFIX) || id.startsWith(ADD_PLACEHOLDER_PREFIX)
  );
}

/** True for every class that names an element: source ids and placeholders. */
export function isCodebaseId(id: string): boolean {
  return isSourceId(id) || isPlaceholderId(id);
}

export function duplicatePlaceholder(originalId: string): string {
  return DUPLICATE_PLACEHOLDER_PREFIX + originalId;
}

/**
 * Checks that an id contains only letters, digits, hyphen and underscore: it becomes a CSS class and part of an element key.
 * @param what kind of id, for the message
 * @throws Error `<what> contains invalid chars: <id>`
 */
export function assertIdChars(id: string, what: 'codebase id' | 'storyboard id'): void {
  if (!ID_CHARS.test(id)) throw new Error(`${what} contains invalid chars: ${id}`);
}
