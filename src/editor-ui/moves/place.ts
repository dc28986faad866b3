/**
 * From a place among the elements of the page to a place in the source. The page shows more than one element of the source has:
 * components around and below, lists, children that were handed in. The neighbours tell best where something stands in the
 * source; the element around it only where there are none.
 */
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { isRootOfComponent } from '../scope/plurality.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

/** A place in the active frame's tree. */
export interface PagePlace {
  /** element key, null for the top of the page */
  parent: string | null;
  /** among the parent's children as they are shown, 0 before the first */
  index: number;
}

/** The same in the source: in an element, beside one of its children or at its end. A fragment has no id: a neighbour names it. */
export interface SourcePlace {
  parentCodebaseId?: string;
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
}

/**
 * @param moved keys that are being moved, which count as no one's neighbour
 * @returns the place, or the reason why there is none
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
      if (source && !isRootOfComponent(source)) return source;
    }
    return null;
  };
  const before = neighbour(children.slice(0, place.index).toReversed());
  const after = neighbour(children.slice(place.index));
  const inSource = sourceOf(state, parent);
  const isInParent = (one: TreeElement | null) =>
    one !== null && one.row === '' && one.parentCodebaseId === inSource?.codebaseId;
  if (before && (isInParent(before) || !isInParent(after))) return placeBeside(before, 'after');
  if (after) return placeBeside(after, 'before');
  if (inSource) return { parentCodebaseId: inSource.codebaseId };
  return {
    code: 'no-place-in-source',
    message: `${parent ? `“${parent.name}”` : 'The top of the page'} is not in your files, so nothing can be put there.`,
    hint: 'Choose a place beside an element that has a line in your files.',
  };
}

/**
 * Right beside an element in its own source. If it is not inside a parent element, the server refuses with the next step.
 */
export function placeBeside({ codebaseId, parentCodebaseId, row }: TreeElement, side: 'before' | 'after'): SourcePlace {
  return {
    ...(row === '' && parentCodebaseId ? { parentCodebaseId } : {}),
    ...(side === 'before' ? { beforeCodebaseId: codebaseId } : { afterCodebaseId: codebaseId }),
  };
}

/** True for siblings: children of one element or fragment, their conditions and lists aside. */
export function areInOneRow(one: TreeElement, other: TreeElement): boolean {
  const isSame = one.filename === other.filename && one.parentCodebaseId === other.parentCodebaseId;
  return isSame && one.row !== null && one.row === other.row;
}

/** The neighbour as a change names it. One is enough; the one before the place is the more reliable of the two. */
export function besideOf({ beforeCodebaseId, afterCodebaseId }: SourcePlace) {
  if (afterCodebaseId) return { afterCodebaseId };
  return beforeCodebaseId ? { beforeCodebaseId } : {};
}

/** A place as ADD_JSX names it. */
export function addPlace(place: SourcePlace) {
  const { parentCodebaseId } = place;
  return { ...(parentCodebaseId ? { codebaseIdToAddTo: parentCodebaseId } : {}), ...besideOf(place) };
}

export function isPlace(place: SourcePlace | ApiError): place is SourcePlace {
  return !('code' in place);
}
