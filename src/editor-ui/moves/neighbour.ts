/** Which element a move in the order is about, and whom it passes. */
import type { TreeElement } from '../../protocol/api.ts';
import type { MutationType } from '../../protocol/changes.ts';
import { entryOfUse } from '../scope/apply-scope.ts';
import { chosenScope, outermostUse, scopeFor } from '../scope/default-scope.ts';
import { filledCell } from '../scope/filled-cell.ts';
import { listItemOf } from '../scope/list-move.ts';
import { callSiteOf, isRootOfComponent } from '../scope/plurality.ts';
import type { NavItem } from '../store/nav-index.ts';
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

/**
 * The uses of components, cells of a layout among them, that some edits go to in place of the element, and these edits in words
 * (`moves and deletes`). Empty where the element itself is meant, and where edits of its look go to the use too.
 */
export function wholeUses(state: EditorState, item: NavItem): ReadonlyMap<TreeElement, string> {
  const { tree } = activeFrame(state);
  const { elements } = state;
  // its order is in the data
  if (listItemOf(state, item.key) && chosenScope(state, item.codebaseId) !== 'definition') return new Map();
  const source = sourceOf(state, item);
  const isOfUse = (type: MutationType) =>
    source !== null && isRootOfComponent(source) && scopeFor(state, item, type) === 'instance';
  const [copies, deletes] = [isOfUse('DUPLICATE'), isOfUse('REMOVE_JSX')];
  const site = copies || deletes ? callSiteOf(tree, elements, item) : null;
  const outermost = site && outermostUse(tree, elements, site).source;
  const cell = chosenScope(state, item.codebaseId) ? null : sourceOf(state, filledCell(state, item));
  const said = entryOfUse(state, item);
  const edits = new Map<TreeElement, string[]>();
  const add = (edit: string, use: TreeElement | null) => {
    if (use && use !== said) edits.set(use, [...(edits.get(use) ?? []), edit]);
  };
  add('moves', movedInstead(state, item.key));
  if (copies || cell) add('copies', cell ?? outermost);
  if (deletes || cell) add('deletes', cell ?? outermost);
  return new Map([...edits].map(([use, names]) => [use, new Intl.ListFormat('en').format(names)]));
}

function movedInstead(state: EditorState, key: string): TreeElement | null {
  const found = withNeighbour(state, key, 1) ?? withNeighbour(state, key, -1);
  if (!found || found.key === key) return null;
  return sourceOf(state, activeFrame(state).tree.items.get(found.key) ?? null);
}
