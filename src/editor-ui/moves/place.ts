/**
 * From a place among the elements of the page to a place in the source. The page shows more than one element of the source has:
 * components around and below, lists, children that were handed in. The neighbours tell best where something stands in the
 * source; the element around it only where there are none.
 */
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

/** A place in the active frame's tree. */
export interface PagePlace {
  /** element key, null for the top of the page */
  parent: string | null;
  /** among the parent's children as they are shown, 0 before the first */
  index: number;
}

/** The same in the source: in an element, beside one of its children or at its end. */
export interface SourcePlace {
  parentCodebaseId: string;
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
}

/**
 * @param moved keys that are on their way, which are nobody's neighbours
 * @returns the place, or why there is none
 */
export function sourcePlace(
  state: EditorState,
  place: PagePlace,
  moved: readonly string[] = [],
): SourcePlace | ApiError {
  const { tree } = activeFrame(state);
  const parent = place.parent === null ? null : (tree.items.get(place.parent) ?? null);
  const children = parent ? parent.children : tree.roots;
  const neighbour = (keys: readonly string[]) => {
    for (const key of keys) {
      const source = moved.includes(key) ? null : sourceOf(state, tree.items.get(key) ?? null);
      if (source?.parentCodebaseId) return source as Neighbour;
    }
    return null;
  };
  const before = neighbour(children.slice(0, place.index).toReversed());
  const after = neighbour(children.slice(place.index));
  const inSource = sourceOf(state, parent);
  const isInParent = (one: Neighbour | null) => one !== null && one.parentCodebaseId === inSource?.codebaseId;
  if (before && (isInParent(before) || !isInParent(after))) {
    return { parentCodebaseId: before.parentCodebaseId, afterCodebaseId: before.codebaseId };
  }
  if (after) return { parentCodebaseId: after.parentCodebaseId, beforeCodebaseId: after.codebaseId };
  if (inSource) return { parentCodebaseId: inSource.codebaseId };
  return {
    code: 'no-place-in-source',
    message: `${parent ? `“${parent.name}”` : 'The top of the page'} is not in your files, so nothing can be put there.`,
    hint: 'Choose a place beside an element that has a line in your files.',
  };
}

type Neighbour = TreeElement & { parentCodebaseId: string };

/** The neighbour as changes name it: one is enough, and the one before the place is nearer to what is meant. */
export function besideOf({ beforeCodebaseId, afterCodebaseId }: SourcePlace) {
  if (afterCodebaseId) return { afterCodebaseId };
  return beforeCodebaseId ? { beforeCodebaseId } : {};
}

/** A place as ADD_JSX names it. */
export function addPlace(place: SourcePlace) {
  return { codebaseIdToAddTo: place.parentCodebaseId, ...besideOf(place) };
}

export function isPlace(place: SourcePlace | ApiError): place is SourcePlace {
  return 'parentCodebaseId' in place;
}
