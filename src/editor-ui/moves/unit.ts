/**
 * The unit of a drag. On the page it is one box; in the source it may be several nested elements: a component, the component
 * that it renders, and the tag at the end.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { cellAround, filledCell } from '../scope/filled-cell.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';
import { areInOneRow, type SourcePlace } from './place.ts';

/**
 * Keys of an element and of the instances around it that contain nothing else, innermost first: they share one box. An instance
 * with a DOM element of its own has a box of its own (a `<Col>` around a button), but for a cell of a layout that the element fills.
 * A link that shows nothing but the element goes along: alone it would stay behind empty, and the element would be no link.
 */
export function sameBox(state: EditorState, key: string): string[] {
  const { items } = activeFrame(state).tree;
  const chain = [key];
  for (let at = items.get(key); at; ) {
    const parent = items.get(at.parent ?? '');
    if (parent?.children.length !== 1) break;
    const isWhole = (parent.isComponent && !parent.tagName) || filledCell(state, at) === parent;
    if (!isWhole && !isOnlyAround(parent, at)) break;
    chain.push(parent.key);
    at = parent;
  }
  return chain;
}

/** In CSS pixels: below an inline element, its line leaves room for descenders. */
const DESCENT = 8;

/** True for a link that is drawn no larger than what it holds. */
function isOnlyAround({ tagName, box }: NavItem, { box: inner }: NavItem): boolean | null {
  return tagName === 'a' && box && inner && box.width <= inner.width && box.height <= inner.height + DESCENT;
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
      const source = state.elements[items.get(each)?.codebaseId ?? ''];
      return source ? [{ each, source }] : [];
    });
  const item = items.get(key);
  // it stays
  if (item?.codebaseId === beforeCodebaseId) return key;
  const cell = item && cellAround(state, item);
  const box = inFiles(sameBox(state, key));
  const sibling = [...box, ...inFiles(cell ? [cell.key] : [])].find(({ source }) => isThere(source));
  return (sibling ?? box.at(-1))?.each ?? key;
}
