/** The cell of a layout, or the `<li>`, around an element that is alone in it, and whether the two are one thing to a designer. */
import { isLayoutCell } from '../../protocol/layout-cells.ts';
import { ancestors, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { listItemOf } from './list-move.ts';

/** The least share of a cell's width that counts as all of it: padding takes the rest. */
const FILLS = 0.75;

/** The cell whose width an element fills: copies, deletes and moves are of the cell. A button in a wide cell is a thing of its own. */
export function filledCell(state: EditorState, item: NavItem): NavItem | null {
  const cell = cellAround(state, item);
  return cell?.box && item.box && item.box.width >= FILLS * cell.box.width ? cell : null;
}

/**
 * The cell that holds nothing but an element, where others stand beside it: a drop among them moves the cell. Null for other
 * elements, and for items of a list, which go with their data.
 */
export function cellAround(state: EditorState, item: NavItem): NavItem | null {
  const { tree } = activeFrame(state);
  if (isCell(state, item) || listItemOf(state, item.key)) return null;
  for (const around of ancestors(tree, item.key)) {
    const isAround = isCell(state, around);
    if (!(around.isComponent || isAround) || around.children.length !== 1 || around.text) return null;
    if (!isAround) continue;
    if (listItemOf(state, around.key)) return null;
    const row = (around.parent && tree.items.get(around.parent)?.children) || [];
    const isBeside = (key: string) => key !== around.key && isCell(state, tree.items.get(key) ?? null);
    return row.some(isBeside) ? around : null;
  }
  return null;
}

function isCell(state: EditorState, item: NavItem | null): boolean {
  const source = sourceOf(state, item);
  return source !== null && (source.componentName === 'li' || isLayoutCell(source.componentName));
}
