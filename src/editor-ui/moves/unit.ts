/**
 * The unit of a drag. On the page it is one box; in the source it may be several nested elements: a component, the component
 * that it renders, and the tag at the end.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { cellAround, filledCell } from '../scope/filled-cell.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { areInOneRow, type SourcePlace } from './place.ts';

/**
 * Keys of an element and of the instances around it that contain nothing else, innermost first: they share one box. An instance
 * with a DOM element of its own has a box of its own (a `<Col>` around a button), but for a cell of a layout that the element fills.
 */
export function sameBox(state: EditorState, key: string): string[] {
  const { items } = activeFrame(state).tree;
  const chain = [key];
  for (let at = items.get(key); at; ) {
    const parent = at.parent ? items.get(at.parent) : undefined;
    if (!parent?.isComponent || parent.children.length !== 1) break;
    if (parent.tagName !== null && filledCell(state, at) !== parent) break;
    chain.push(parent.key);
    at = parent;
  }
  return chain;
}

/**
 * Several nested instances share one box. Returns the one that a move to this place moves: the one that is already written among
 * the siblings there, else the outermost of the project's files. What fills a cell of a layout changes places with its cell.
 */
export function draggedUnit(state: EditorState, key: string, place: SourcePlace): string {
  const { items } = activeFrame(state).tree;
  const { parentCodebaseId, afterCodebaseId, beforeCodebaseId } = place;
  const neighbour = state.elements[afterCodebaseId ?? beforeCodebaseId ?? ''];
  const isThere = (source: TreeElement) =>
    neighbour ? areInOneRow(source, neighbour) : source.parentCodebaseId === parentCodebaseId && source.row === '';
  const inFiles = (keys: readonly string[]) =>
    keys.flatMap((each) => {
      const source = sourceOf(state, items.get(each) ?? null);
      return source ? [{ each, source }] : [];
    });
  const item = items.get(key);
  // it stays
  if (item && item.codebaseId === beforeCodebaseId) return key;
  const cell = item && cellAround(state, item);
  const box = inFiles(sameBox(state, key));
  const sibling = [...box, ...inFiles(cell ? [cell.key] : [])].find(({ source }) => isThere(source));
  return (sibling ?? box.at(-1))?.each ?? key;
}
