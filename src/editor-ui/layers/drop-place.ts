/** Translates a place between rows of the layers to a place among the page's elements, of which some have no row. */
import type { PagePlace } from '../moves/place.ts';
import { ancestors, type NavIndex } from '../store/nav-index.ts';

/** A place among the rows: between the children of one, some of which may be dragged. */
export interface RowPlace {
  /** keys of the rows before and behind the place, null at an end */
  before: string | null;
  after: string | null;
  dragged: readonly string[];
}

/**
 * The place between two rows is in the nearest element around both; at an end of a row's children it is in the nearest
 * element around the child that is not plumbing. So a drop beside a folded router is a drop beside the router.
 * @param plumbing keys of the folded components
 * @returns null without any neighbour
 */
export function placeBetween(
  index: NavIndex,
  plumbing: ReadonlySet<string>,
  { before, after, dragged }: RowPlace,
): PagePlace | null {
  // where it stands already
  for (const [key, step] of [
    [before, 1],
    [after, 0],
  ] as const) {
    if (key !== null && dragged.includes(key)) return beside(index, key, step);
  }
  if (before !== null && after !== null) return beside(index, childOfCommon(index, before, after), 1);
  if (before !== null) return beside(index, outermost(index, plumbing, before), 1);
  return after === null ? null : beside(index, outermost(index, plumbing, after), 0);
}

/** @param step 1 behind it, 0 before it */
function beside(index: NavIndex, key: string, step: 0 | 1): PagePlace {
  const parent = index.items.get(key)?.parent ?? null;
  const siblings = parent === null ? index.roots : (index.items.get(parent)?.children ?? []);
  return { parent, index: siblings.indexOf(key) + step };
}

/** The item, or the one around it, that stands right in the nearest item around both. */
function childOfCommon(index: NavIndex, key: string, other: string): string {
  const around = new Set<string | null>(ancestors(index, other).map((item) => item.key)).add(null);
  let at = key;
  for (const { key: parent } of ancestors(index, key)) {
    if (around.has(parent)) break;
    at = parent;
  }
  return at;
}

/** The item, or the outermost of the plumbing right around it. */
function outermost(index: NavIndex, plumbing: ReadonlySet<string>, key: string): string {
  let at = key;
  for (const { key: parent } of ancestors(index, key)) {
    if (!plumbing.has(parent)) break;
    at = parent;
  }
  return at;
}
