/**
 * From a point to the place where a drop there goes: the parent, the neighbours, and the line to draw.
 *
 * The parent is the innermost element that can hold children, in the file of the dragged elements unless another file is asked
 * for; near its edge the drop goes beside it. Where the nearest place is the one that the dragged element has, the target names the
 * element as its own next sibling, and never the component around it that shows it as its `{children}`. Everything is computed from the boxes of the children, so that wrapped flex lines,
 * grids, inline text and reversed directions need no rules of their own.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import type { DropTarget, PlainRect } from '../../protocol/geometry.ts';
import { isItemOf, NOT_WITHIN } from '../../protocol/html-nesting.ts';
import { isLayoutCell } from '../../protocol/layout-cells.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { Outlines } from '../outlines.ts';
import { bottomOf, rightOf } from '../overlay/rects.ts';
import { isOwnNode } from '../page/own-nodes.ts';
import { mountId, rootElement } from '../page/roots.ts';
import type { Dom, Post } from '../parts.ts';
import { type LaidOut, laidOutChildren } from './children.ts';
import { imageAt } from './image-at.ts';
import { isLeaf } from './leaf.ts';
import { entriesOf, type SourceDeps, sourcePlaceOf } from './source-place.ts';

/** Distance from an edge within which a drop goes beside the element, in screen pixels; at most a quarter of the element. */
const EDGE = 8;

/** The parts that find, draw and report a place. */
export type DropDeps = Dom & SourceDeps & { outlines: Pick<Outlines, 'showDrop'>; post: Post };

interface Point {
  x: number;
  y: number;
}

/** True near those edges of an element where a sibling would be placed by the parent's layout. */
function isBeside({ project, window }: DropDeps, element: Element, parent: Element, { x, y }: Point): boolean {
  const rect = element.getBoundingClientRect();
  const edge = EDGE / project.zoom;
  const axis = axisOf(window.getComputedStyle(parent), laidOutChildren(parent), { element, rect });
  const [at, start, size] = axis === 'x' ? [x, rect.left, rect.width] : [y, rect.top, rect.height];
  const near = Math.min(edge, size / 4);
  return at <= start + near || at >= start + size - near;
}

/** Elements that could hold the drop, innermost first: from the point up to the one that already holds the dragged elements. */
function containersAt(deps: DropDeps, point: Point, dragged: readonly Element[]): Element[] {
  const { document, page } = deps;
  const isDragged = (element: Element) => dragged.some((one) => one.contains(element));
  const holdsDragged = (element: Element) =>
    dragged.length > 0 && dragged.every((one) => element !== one && element.contains(one));
  const under = document.elementsFromPoint(point.x, point.y).find((at) => !isOwnNode(at) && !isDragged(at));
  const twin = under && twinAround(deps, under, dragged);
  const found: Element[] = [];
  let at = page.trackedAncestor(twin ? twin.parentElement : (under ?? null));
  while (at) {
    const parent = page.trackedAncestor(at.parentElement);
    const isEnd = !parent || mountId(parent) !== null || holdsDragged(at);
    if (mayNotHold(at, dragged)) {
      // no element in it takes the drop either, but for a list in an item
      const { localName: tag } = at;
      if (!found.some(({ localName }) => isItemOf(localName, tag))) found.length = 0;
    } else if (!isLeaf(at)) {
      if (isEnd || !isBeside(deps, at, parent, point)) found.push(at);
      if (isEnd) return found;
    }
    at = parent;
  }
  if (found.length > 0) return found;
  // Outside of everything: the drop goes to the end of the page.
  const [top] = [...rootElement(document).children].filter((child) => page.trackedAncestor(child) === child);
  return top && !isLeaf(top) && !isDragged(top) ? [top] : [];
}

/** True where HTML does not allow a dragged element, at any depth: a block in a paragraph, or a link in a link; or a shape. */
function mayNotHold(element: Element, dragged: readonly Element[]): boolean {
  if (dragged.some((one) => (one as Partial<SVGElement>).ownerSVGElement) && !element.closest('svg')) return true;
  const tags = NOT_WITHIN[element.localName];
  if (!tags) return false;
  const forbidden = [...tags].join(',');
  const isOfOwnList = (item: Element, one: Element) => {
    const list = item.parentElement?.closest('dl,menu,ol,ul');
    return list && isItemOf(list.localName, item.localName) && one.contains(list);
  };
  const tagged = (one: Element) => (one.matches(forbidden) ? [one] : [...one.querySelectorAll(forbidden)]);
  return dragged.some((one) => !element.contains(one) && tagged(one).some((each) => !isOfOwnList(each, one)));
}

/**
 * The list item around the element, if another item of the same list is dragged, or the filled cell of a layout, if another cell is:
 * the drop goes beside it, never inside.
 */
function twinAround(deps: DropDeps, element: Element, dragged: readonly Element[]): Element | null {
  const { page } = deps;
  const isTwin = (at: Element) =>
    dragged.some(
      (one) =>
        one.parentElement === at.parentElement &&
        (page.codebaseIdOf(one) === page.codebaseIdOf(at) || areFilledCells(deps, one, at)),
    );
  for (let at: Element | null = element; at; at = at.parentElement) if (isTwin(at)) return at;
  return null;
}

function areFilledCells(deps: DropDeps, ...elements: readonly Element[]): boolean {
  const isCell = (element: Element) =>
    entriesOf(deps, element).some(({ componentName }) => isLayoutCell(componentName));
  return elements.every((element) => element.childElementCount === 1 && isCell(element));
}

/** Two uses of a component share its elements; the items of a list share the use, too. */
function isSameUse(deps: DropDeps, one: Element, other: Element): boolean {
  const [use, ofOther] = [one, other].map((element) => entriesOf(deps, element).at(-1)?.codebaseId);
  return use !== undefined && use === ofOther;
}

/**
 * Over another item of the same list, a dragged element that fills its list item, such as the card in `<li><Card /></li>`, counts
 * as that item; over another cell of a layout, one that fills its cell as that cell.
 */
function asListItem(deps: DropDeps, { x, y }: Point, dragged: readonly Element[]): readonly Element[] {
  const [only, ...others] = dragged;
  if (!only || others.length > 0) return dragged;
  const under = deps.document.elementsFromPoint(x, y).find((at) => !isOwnNode(at) && !only.contains(at));
  for (let item = filledBy(only); item && under && !item.contains(under); item = filledBy(item)) {
    const twin = twinAround(deps, under, [item]);
    if (twin && (isSameUse(deps, twin, item) || areFilledCells(deps, twin, item))) return [item];
  }
  return dragged;
}

/** The parent of an element that holds nothing else. */
function filledBy(element: Element): Element | null {
  const parent = element.parentElement;
  const isAlone = (node: ChildNode) =>
    node === element || isOwnNode(node) || node.nodeType === Node.COMMENT_NODE || node.textContent?.trim() === '';
  return parent && [...parent.childNodes].every(isAlone) ? parent : null;
}

function distance(rect: PlainRect, { x, y }: Point): number {
  const dx = Math.max(rect.left - x, 0, x - rightOf(rect));
  const dy = Math.max(rect.top - y, 0, y - bottomOf(rect));
  return Math.hypot(dx, dy);
}

/** The axis along which children are laid out: from the container's layout, in plain flow from the child itself. */
function axisOf(style: CSSStyleDeclaration, children: readonly LaidOut[], nearest: LaidOut | null): 'x' | 'y' {
  if (style.display.endsWith('flex')) return style.flexDirection.startsWith('row') ? 'x' : 'y';
  if (style.display.endsWith('grid')) return standSideBySide(children) || hasColumns(style) ? 'x' : 'y';
  if (!nearest) return 'y';
  const { display, float } = getComputedStyle(nearest.element);
  return display.startsWith('inline') || display === 'table-cell' || (float && float !== 'none') ? 'x' : 'y';
}

function hasColumns(style: CSSStyleDeclaration): boolean {
  return style.gridTemplateColumns.trim().includes(' ');
}

function standSideBySide(children: readonly LaidOut[]): boolean {
  return children.slice(1).some(({ rect }, index) => {
    const before = children[index]?.rect as PlainRect;
    return Math.min(bottomOf(rect), bottomOf(before)) - Math.max(rect.top, before.top) > 1;
  });
}

/** True where later children are left of (above) earlier ones. */
function isReversed(style: CSSStyleDeclaration, axis: 'x' | 'y'): boolean {
  const reversed = style.display.endsWith('flex') && style.flexDirection.endsWith('reverse');
  return axis === 'x' ? reversed !== (style.direction === 'rtl') : reversed;
}

function lineAt(rect: PlainRect, axis: 'x' | 'y', atEnd: boolean): PlainRect {
  const { left, top, width, height } = rect;
  if (axis === 'x') return { left: left + (atEnd ? width : 0), top, width: 0, height };
  return { left, top: top + (atEnd ? height : 0), width, height: 0 };
}

/** The line moves to the middle of the gap to the neighbour in the same row or column. */
function centred(line: PlainRect, neighbour: PlainRect | undefined, axis: 'x' | 'y', atEnd: boolean): PlainRect {
  if (!neighbour) return line;
  const edge =
    axis === 'x' ? neighbour.left + (atEnd ? 0 : neighbour.width) : neighbour.top + (atEnd ? 0 : neighbour.height);
  const from = axis === 'x' ? line.left : line.top;
  const isAcross = atEnd ? edge >= from : edge <= from;
  if (!isAcross) return line;
  return axis === 'x' ? { ...line, left: (from + edge) / 2 } : { ...line, top: (from + edge) / 2 };
}

interface Candidate {
  target: DropTarget;
  file: string | null;
  /** the place is in another file than the dragged elements, or for a new element than its neighbours */
  leaves: boolean;
}

/**
 * @param dragged the dragged elements: neither parents nor neighbours of the place
 * @param ids what the drag moves, in the source: one element may show as several
 * @returns null if the container takes no drop, `unknown` while the tables lack the neighbours
 */
function targetIn(
  deps: DropDeps,
  container: Element,
  point: Point,
  dragged: readonly Element[],
  ids: readonly string[],
): Candidate | 'unknown' | null {
  const { page, window } = deps;
  const parentKey = page.keyOf(container);
  const ownId = page.codebaseIdOf(container);
  if (!parentKey || !ownId) return null;
  const style = window.getComputedStyle(container);
  const all = laidOutChildren(container);
  const isDragged = (one: LaidOut | undefined) => dragged.includes(one?.element as Element);
  const others = all.filter((one) => !isDragged(one));
  const isFromHere = dragged.some(({ parentElement }) => parentElement === container);
  const stays = isFromHere && (others.length === 0 || (ids.length === 1 && isDragged(all[nearestTo(all, point)])));
  const children = stays ? all : others;
  const nearest = nearestTo(children, point);
  const axis = axisOf(style, children, children[nearest] ?? null);
  const beside = placeBeside(children, nearest, { point, axis, reversed: isReversed(style, axis) });
  const box = container.getBoundingClientRect();
  const index = stays ? all.slice(0, nearest).filter((one) => !isDragged(one)).length : (beside?.index ?? 0);
  const neighbours = {
    before: children[index]?.element,
    after: children[index - 1]?.element,
    nearest: children[nearest]?.element,
  };
  const place = stays ? { beforeCodebaseId: ids[0], file: null } : sourcePlaceOf(deps, ownId, neighbours, dragged);
  if (!place) return 'unknown';
  const { file, ...source } = place;
  const homes = dragged.length > 0 ? dragged : [neighbours.before ?? neighbours.after ?? container];
  const files = homes.flatMap((element) => homesOf(entriesOf(deps, element), dragged.length > 0));
  const target: DropTarget = {
    parentKey,
    ...source,
    index,
    line: beside?.line ?? null,
    axis,
    display: style.display,
    parentBox: { left: box.left, top: box.top, width: box.width, height: box.height },
  };
  return { target, file, leaves: file !== null && !files.includes(file) };
}

/** The files in which an element has its place. @param isDragged a component's root has none among others in the component's file */
function homesOf(entries: readonly TreeElement[], isDragged: boolean): string[] {
  const placed = entries.filter(({ row }, i) => !isDragged || row !== null || i === entries.length - 1);
  return placed.map(({ filename }) => filename);
}

function nearestTo(children: readonly LaidOut[], point: Point): number {
  let nearest = 0;
  children.forEach(({ rect }, index) => {
    if (distance(rect, point) < distance(children[nearest]?.rect as PlainRect, point)) nearest = index;
  });
  return nearest;
}

function placeBeside(
  children: readonly LaidOut[],
  nearest: number,
  { point, axis, reversed }: { point: Point; axis: 'x' | 'y'; reversed: boolean },
): { index: number; line: PlainRect } | null {
  const child = children[nearest];
  if (!child) return null;
  const { rect } = child;
  const atEnd = axis === 'x' ? point.x > rect.left + rect.width / 2 : point.y > rect.top + rect.height / 2;
  const step = atEnd !== reversed ? 1 : -1;
  const line = centred(lineAt(rect, axis, atEnd), children[nearest + step]?.rect, axis, atEnd);
  return { index: nearest + (step === 1 ? 1 : 0), line };
}

export interface DropQuestion {
  /** in CSS pixels of the viewport */
  point: Point;
  draggedKeys: readonly string[];
  /** the place is drawn */
  isDrawn: boolean;
  /** another file where the drop may go as well; its name is drawn, too */
  into: string | null;
}

export interface Found extends Omit<FramePayloads['DROP_TARGET'], 'point'> {
  /** the file's name, if the drop leaves the dragged element's file */
  name: string | undefined;
}

export function dropTargetAt(deps: DropDeps, { point, draggedKeys, into }: DropQuestion): Found {
  const { page } = deps;
  const dragged = asListItem(
    deps,
    point,
    draggedKeys.flatMap((key) => page.resolve(key)),
  );
  const ids = draggedKeys.map((key) => parseElementKey(key)?.codebaseId ?? '');
  const found: Candidate[] = [];
  for (const container of containersAt(deps, point, dragged)) {
    const candidate = targetIn(deps, container, point, dragged, ids);
    // A container further out would be another place than the one pointed at.
    if (candidate === 'unknown') break;
    if (candidate) found.push(candidate);
  }
  const chosen = found.find(({ leaves, file }) => !leaves || file === into);
  const [inner] = found;
  return {
    target: chosen?.target ?? null,
    elsewhere: inner && inner !== chosen ? inner.file : null,
    name: chosen?.leaves ? chosen.file?.split('/').at(-1) : undefined,
    image: imageAt(deps.document, page, point),
  };
}
