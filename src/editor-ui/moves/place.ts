/**
 * Translates a place in the page's tree to a place in the source. The two differ: the page also has the elements of components,
 * repeated items and children passed in from elsewhere. A sibling's source is the best hint; the parent's is used if there is none.
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

/** A place in the source: in an element, beside one of its children or at its end. A fragment has no id: a neighbour names it. */
export interface SourcePlace {
  parentCodebaseId?: string;
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
}

/**
 * @param moved keys of the moved elements, which are no neighbours
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
      if (source && (source.inProviders || !isRootOfComponent(source))) return source;
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
 * The place right beside an element. If it has no parent element, the server refuses and names the next step.
 */
export function placeBeside({ codebaseId, parentCodebaseId, row }: TreeElement, side: 'before' | 'after'): SourcePlace {
  return {
    ...(row === '' && parentCodebaseId ? { parentCodebaseId } : {}),
    ...(side === 'before' ? { beforeCodebaseId: codebaseId } : { afterCodebaseId: codebaseId }),
  };
}

/** True for children of the same element or fragment, outside conditions and lists. */
export function areInOneRow(one: TreeElement, other: TreeElement): boolean {
  const isSame = one.filename === other.filename && one.parentCodebaseId === other.parentCodebaseId;
  return isSame && one.row !== null && one.row === other.row;
}

/** The neighbour as a change names it. One is enough; the one before the place is more reliable. */
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
