/** Which element a move in the order is about, and whom it passes. */
import type { TreeElement } from '../../protocol/api.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { areInOneRow } from './place.ts';
import { sameBox } from './unit.ts';

/** The element of the source that stands next to another one, as the page shows them; null at the end of the row. */
function neighbour(state: EditorState, key: string, step: 1 | -1): TreeElement | null {
  const { items, roots } = activeFrame(state).tree;
  const item = items.get(key) ?? null;
  const own = sourceOf(state, item);
  if (!item || !own) return null;
  const row = item.parent === null ? roots : (items.get(item.parent)?.children ?? []);
  for (let i = row.indexOf(key) + step; i >= 0 && i < row.length; i += step) {
    const id = items.get(row[i] ?? '')?.codebaseId;
    const source = id && id !== own.codebaseId ? state.elements[id] : null;
    if (source && areInOneRow(source, own)) return source;
  }
  return null;
}

/** An element, or the component that it is all of, with its neighbour: a component's root has none of its own. */
export function withNeighbour(
  state: EditorState,
  selected: string,
  step: 1 | -1,
): { key: string; next: TreeElement } | null {
  for (const key of sameBox(state, selected)) {
    const next = neighbour(state, key, step);
    if (next) return { key, next };
  }
  return null;
}
