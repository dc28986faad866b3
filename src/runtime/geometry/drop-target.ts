/**
 * From a point to the place in the page where something dropped there goes: the parent, the neighbours, and the line to draw.
 *
 * The innermost element that can hold children is the parent, in the file of what is dragged unless another is asked for; near
 * the edge of one the place is beside it. Positions come from where the children lie, so that wrapped flex lines, grids, inline text and reversed directions need no rules of their own.
 */
import type { DropTarget, PlainRect } from '../../protocol/geometry.ts';
import type { Outlines } from '../outlines.ts';
import { bottomOf, rightOf } from '../overlay/rects.ts';
import { isOwnNode } from '../page/own-nodes.ts';
import { mountId, rootElement } from '../page/roots.ts';
import type { Dom, Post } from '../parts.ts';
import { type LaidOut, laidOutChildren } from './children.ts';
import { isLeaf } from './leaf.ts';
import { entriesOf, type SourceDeps, sourcePlaceOf } from './source-place.ts';

/** How near to an edge means beside the element, in screen pixels; at most a quarter of it. */
const EDGE = 8;

type DropDeps = Dom & SourceDeps;

interface Point {
  x: number;
  y: number;
}

/** True near the sides of an element between which and its siblings a place beside it lies, as the parent lays them out. */
function isBeside({ project, window }: DropDeps, element: Element, parent: Element, { x, y }: Point): boolean {
  const rect = element.getBoundingClientRect();
  const edge = EDGE / project.zoom;
  const axis = axisOf(window.getComputedStyle(parent), laidOutChildren(parent), { element, rect });
  const [at, start, size] = axis === 'x' ? [x, rect.left, rect.width] : [y, rect.top, rect.height];
  const near = Math.min(edge, size / 4);
  return at <= start + near || at >= start + size - near;
}

/**
 * The elements that could hold what is dropped, innermost first: those around the point, up to the one that holds what is dragged
 * already. Further out a drop is not looked for, however many boxes share an edge.
 */
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
    if (!isLeaf(at)) {
      if (isEnd || !isBeside(deps, at, parent, point)) found.push(at);
      if (isEnd) return found;
    }
    at = parent;
  }
  if (found.length > 0) return found;
  // Beside everything: the end of the page is what is meant.
  const [top] = [...rootElement(document).children].filter((child) => page.trackedAncestor(child) === child);
  return top && !isLeaf(top) && !isDragged(top) ? [top] : [];
}

/** The item of a list that the element is in, where another item of it is dragged: it goes beside its like, never into it. */
function twinAround({ page }: DropDeps, element: Element, dragged: readonly Element[]): Element | null {
  const isTwin = (at: Element) =>
    dragged.some((one) => one.parentElement === at.parentElement && page.codebaseIdOf(one) === page.codebaseIdOf(at));
  for (let at: Element | null = element; at; at = at.parentElement) if (isTwin(at)) return at;
  return null;
}

function distance(rect: PlainRect, { x, y }: Point): number {
  const dx = Math.max(rect.left - x, 0, x - rightOf(rect));
  const dy = Math.max(rect.top - y, 0, y - bottomOf(rect));
  return Math.hypot(dx, dy);
}

/** Along which axis the children lie at a place: the layout says it, in plain flow the child itself. */
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

/** True where later children stand left of (above) earlier ones. */
function isReversed(style: CSSStyleDeclaration, axis: 'x' | 'y'): boolean {
  const reversed = style.display.endsWith('flex') && style.flexDirection.endsWith('reverse');
  return axis === 'x' ? reversed !== (style.direction === 'rtl') : reversed;
}

function lineAt(rect: PlainRect, axis: 'x' | 'y', atEnd: boolean): PlainRect {
  const { left, top, width, height } = rect;
  if (axis === 'x') return { left: left + (atEnd ? width : 0), top, width: 0, height };
  return { left, top: top + (atEnd ? height : 0), width, height: 0 };
}

/** The line lies in the middle of the gap to the neighbour on the same row or column. */
function centred(line: PlainRect, neighbour: PlainRect | undefined, axis: 'x' | 'y', atEnd: boolean): PlainRect {
  if (!neighbour) return line;
  const edge =
    axis === 'x' ? neighbour.left + (atEnd ? 0 : neighbour.width) : neighbour.top + (atEnd ? 0 : neighbour.height);
  const from = axis === 'x' ? line.left : line.top;
  const isAcross = atEnd ? edge >= from : edge <= from;
  if (!isAcross) return line;
  return axis === 'x' ? { ...line, left: (from + edge) / 2 } : { ...line, top: (from + edge) / 2 };
}

interface Found {
  target: DropTarget;
  file: string | null;
  /** true where the place is in another file than what is dragged, or than the neighbours of what is new */
  leaves: boolean;
}

/** @param dragged elements that are being dragged: neither parents nor neighbours of the new place */
function targetIn(deps: DropDeps, container: Element, point: Point, dragged: readonly Element[]): Found | null {
  const { page, window } = deps;
  const parentKey = page.keyOf(container);
  const ownId = page.codebaseIdOf(container);
  if (!parentKey || !ownId) return null;
  const style = window.getComputedStyle(container);
  const children = laidOutChildren(container).filter(({ element }) => !dragged.includes(element));
  const nearest = nearestTo(children, point);
  const axis = axisOf(style, children, children[nearest] ?? null);
  const place = placeBeside(children, nearest, { point, axis, reversed: isReversed(style, axis) });
  const box = container.getBoundingClientRect();
  const index = place?.index ?? 0;
  const neighbours = {
    before: children[index]?.element,
    after: children[index - 1]?.element,
    nearest: children[nearest]?.element,
  };
  const { file, ...source } = sourcePlaceOf(deps, ownId, neighbours, dragged);
  const homes = dragged.length > 0 ? dragged : [neighbours.before ?? neighbours.after ?? container];
  const files = homes.flatMap((element) => entriesOf(deps, element).map(({ filename }) => filename));
  const target: DropTarget = {
    parentKey,
    ...source,
    index,
    line: place?.line ?? null,
    axis,
    display: style.display,
    parentBox: { left: box.left, top: box.top, width: box.width, height: box.height },
  };
  return { target, file, leaves: file !== null && !files.includes(file) };
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

/**
 * Answers DROP_TARGET, and draws it where asked to.
 * @param into another file than that of what is dragged, where the drop may go all the same: its name is drawn too
 */
export function findDropTarget(
  deps: DropDeps & { outlines: Pick<Outlines, 'showDrop'>; post: Post },
  point: Point,
  draggedKeys: readonly string[],
  show: boolean,
  into: string | null,
): void {
  const { page, outlines, post } = deps;
  const dragged = draggedKeys.flatMap((key) => page.resolve(key));
  const found = containersAt(deps, point, dragged).flatMap(
    (container) => targetIn(deps, container, point, dragged) ?? [],
  );
  const chosen = found.find(({ leaves, file }) => !leaves || file === into);
  const target = chosen?.target ?? null;
  const [inner] = found;
  const elsewhere = inner && inner !== chosen ? inner.file : null;
  const name = chosen?.leaves ? chosen.file?.split('/').at(-1) : undefined;
  if (show) outlines.showDrop(target && { line: target.line, parentKey: target.parentKey, name });
  post({ id: 'DROP_TARGET', point: { x: point.x, y: point.y }, target, elsewhere });
}
