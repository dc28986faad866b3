/** A part of the nav tree. The fields of its nodes are checked where they become items. */
import type { NavTreeEntry, NavTreePatch } from '../../protocol/nav-tree.ts';

/** More than the frame sends at once. */
const MOST_ENTRIES = 1_000;
const MOST_REMOVED = 60_000;
const LONGEST_KEY = 600;

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_KEY;

function isEntry(value: unknown): value is NavTreeEntry {
  const { elementKey, children } = (value ?? {}) as Partial<NavTreeEntry>;
  return isKey(elementKey) && Array.isArray(children);
}

export function decodeTreePatch({
  version,
  base,
  root,
  entries,
  removed,
  last,
}: Record<string, unknown>): NavTreePatch | null {
  if (!Number.isSafeInteger(version) || !Number.isSafeInteger(base) || !isKey(root)) return null;
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES || !entries.every(isEntry)) return null;
  if (!Array.isArray(removed) || removed.length > MOST_REMOVED || !removed.every(isKey)) return null;
  return { version: version as number, base: base as number, root, entries, removed, last: last === true };
}
