/**
 * Element keys identify one rendered element: `TE_<codebaseId>_<storyboardId>_<uniquePath>`.
 *
 * One codebase id may be on the page many times (`.map`, a shared component); the *unique path*, the child indexes from the
 * body joined by `-`, tells them apart. The codebase id may be empty, the other two parts may not.
 */
import { assertIdChars, STORYBOARD_CODEBASE_ID, STORYBOARD_UNIQUE_PATH } from './codebase-id.ts';

export interface ElementKey {
  codebaseId: string;
  storyboardId: string;
  uniquePath: string;
}

const PREFIX = 'TE';

/**
 * The text form of a key.
 * @throws Error when an id contains other characters than letters, digits, hyphen and underscore
 */
export function formatElementKey(key: ElementKey): string {
  assertIdChars(key.codebaseId, 'codebase id');
  assertIdChars(key.storyboardId, 'storyboard id');
  // `join` builds a flat string. Concatenation builds a rope, which engines flatten on first read: for the thousands of keys
  // of a tree, while it is serialized into one message.
  return [PREFIX, key.codebaseId, key.storyboardId, key.uniquePath].join('_');
}

/**
 * Parses a key. Returns null for the empty key: a text with fewer than four underscore-separated parts. Storyboard ids may
 * contain underscores: the two parts before and the one after never do.
 */
export function parseElementKey(text: string): ElementKey | null {
  const parts = text.split('_');
  if (parts.length < 4 || parts[0] !== PREFIX) return null;
  const codebaseId = parts[1] ?? '';
  const uniquePath = parts[parts.length - 1] ?? '';
  const storyboardId = parts.slice(2, -1).join('_');
  if (!storyboardId || !uniquePath) return null;
  return { codebaseId, storyboardId, uniquePath };
}

/** The key of the same place on another storyboard's page. */
export function keyOnStoryboard(key: string, storyboardId: string): string {
  const parsed = parseElementKey(key);
  return parsed ? formatElementKey({ ...parsed, storyboardId }) : key;
}

export function storyboardKey(storyboardId: string): string {
  return formatElementKey({ codebaseId: STORYBOARD_CODEBASE_ID, storyboardId, uniquePath: STORYBOARD_UNIQUE_PATH });
}

/** True when `ancestor` is a proper prefix of `path` by segments: `0-1` contains `0-1-2`, not `0-10`. */
export function isPathInside(path: string, ancestor: string): boolean {
  return path.length > ancestor.length && path.startsWith(ancestor) && path[ancestor.length] === '-';
}

/** The path of the parent, or null at the top. */
export function parentPath(path: string): string | null {
  const cut = path.lastIndexOf('-');
  return cut < 0 ? null : path.slice(0, cut);
}
