/**
 * Handles that drag the spacing of an element. Each has an *area*, the room that its value takes, and a *grip* in the middle of it.
 * Padding and gaps are inside the element, margins around it.
 */
import type { BoxSides, ElementBoxes, GapBox, PlainRect } from '../../../protocol/geometry.ts';
import type { Point, Rect } from '../camera.ts';

export type SpacingKind = 'padding' | 'margin' | 'gap';

export interface SpacingHandle {
  /** `padding-top`; for gaps with a number, because one value makes many of them */
  id: string;
  kind: SpacingKind;
  property: string;
  /** property that ⌥ sets as well: the opposite side, or the other axis; null where the property covers both */
  other: string | null;
  /** screen pixels from the canvas's corner */
  area: Rect;
  grip: Point;
  /** thickness of the grip's hit area, in screen pixels, at most that of `area` */
  depth: number;
  /** the way in which the pointer changes it, and whether right or down makes it larger */
  axis: 'x' | 'y';
  grows: 1 | -1;
  /** the element's own pixels */
  value: number;
  /** screen pixels for one pixel of the element */
  scale: number;
}

/** From the frame's viewport to the screen. */
export interface FrameOnScreen {
  /** corner of the frame, screen pixels from the canvas's */
  corner: Point;
  /** visible part: the frame's rectangle */
  visible: Rect;
  zoom: number;
}

export interface Spaced {
  boxes: ElementBoxes;
  /** computed gaps in pixels; null for `normal` */
  gap: { 'column-gap': number | null; 'row-gap': number | null };
}

type Side = keyof BoxSides;
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
/** Screen pixels: in a smaller element handles would be all that one can press. */
const LEAST_BOX = 24;
/** Grips of padding must leave most of a small element to press, or a button could not be dragged. */
const LEAST_SIDE = 48;
const LEAST_DEPTH = 36;
/** screen pixels across a grip */
const DEPTH = 12;
const LEAST_GRIP = 4;
/** a gap that is this much wider than its value is made by something else, as `justify-content` */
const MADE_ELSEWHERE = 1.5;

/**
 * None for a rotated or skewed element: its edges are not where these boxes are. None for padding and margins of 0: they have no room,
 * and a grip would lie on what stands at the edge, which one then could not drag.
 * @param held the handle being dragged: it stays at every size
 */
export function spacingHandles(
  { boxes, gap }: Spaced,
  frame: FrameOnScreen,
  held: string | null = null,
): SpacingHandle[] {
  const border = onScreen(boxes.border, frame);
  const isTiny = Math.min(border.width, border.height) < LEAST_BOX;
  if (!boxes.exact || (isTiny && held === null)) return [];
  const sides = SIDES.filter((side) => boxes.display !== 'inline' || axisOf(side) === 'x');
  const all = [
    ...sides.map((side) => ({ ...sideHandle('margin', side, boxes, frame), is: boxes.sides.margin[side] > 0 })),
    ...sides.map((side) => ({
      ...sideHandle('padding', side, boxes, frame),
      is: hasRoom(border, side) && boxes.sides.padding[side] > 0,
    })),
    ...boxes.gaps.map((one, at) => gapHandle(one, at, gap, boxes, frame)),
  ];
  return all
    .filter(({ id, is, grip }) => id === held || (is && contains(frame.visible, grip)))
    .map(({ is: _, ...handle }) => handle);
}

const axisOf = (side: Side): 'x' | 'y' => (side === 'left' || side === 'right' ? 'x' : 'y');

/** A grip lies along its side and reaches into the element. */
function hasRoom({ width, height }: Rect, side: Side): boolean {
  const [along, depth] = axisOf(side) === 'x' ? [height, width] : [width, height];
  return along >= LEAST_SIDE && depth >= LEAST_DEPTH;
}

function sideHandle(kind: 'padding' | 'margin', side: Side, boxes: ElementBoxes, frame: FrameOnScreen): SpacingHandle {
  const value = boxes.sides[kind][side];
  const axis = axisOf(side);
  const scale = boxes.scale[axis] * frame.zoom;
  const outer = onScreen(kind === 'padding' ? boxes.padding : boxes.margin, frame);
  const strip = stripOf(outer, side, value * scale);
  // padding grows towards the middle, a margin away from it
  const inwards = side === 'left' || side === 'top' ? 1 : -1;
  const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
  return {
    id: `${kind}-${side}`,
    kind,
    property: `${kind}-${side}`,
    other: `${kind}-${OPPOSITE[side]}`,
    area: intersection(strip, frame.visible),
    grip: middle,
    depth: depthOf(value * scale),
    axis,
    grows: kind === 'padding' ? inwards : inwards === 1 ? -1 : 1,
    value,
    scale,
  };
}

const depthOf = (room: number): number => Math.min(DEPTH, Math.max(LEAST_GRIP, room));

/** @param thickness screen pixels */
function stripOf({ x, y, width, height }: Rect, side: Side, thickness: number): Rect {
  if (side === 'top') return { x, y, width, height: thickness };
  if (side === 'bottom') return { x, y: y + height - thickness, width, height: thickness };
  if (side === 'left') return { x, y, width: thickness, height };
  return { x: x + width - thickness, y, width: thickness, height };
}

function gapHandle(
  { property, rect }: GapBox,
  at: number,
  gap: Spaced['gap'],
  boxes: ElementBoxes,
  frame: FrameOnScreen,
): SpacingHandle & { is: boolean } {
  const axis = property === 'column-gap' ? 'x' : 'y';
  const value = gap[property] ?? 0;
  const room = axis === 'x' ? rect.width : rect.height;
  const area = onScreen(rect, frame);
  const seen = intersection(area, frame.visible);
  // where there is one way to go and one value, `gap` says it
  const isOne = boxes.gaps.every((one) => one.property === property) && gap['column-gap'] === gap['row-gap'];
  return {
    is: Math.abs(room - value * boxes.scale[axis]) <= MADE_ELSEWHERE,
    id: `${property}.${at}`,
    kind: 'gap',
    property: isOne ? 'gap' : property,
    other: isOne ? null : property === 'column-gap' ? 'row-gap' : 'column-gap',
    area: seen,
    grip: { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 },
    depth: depthOf(axis === 'x' ? seen.width : seen.height),
    axis,
    grows: axis === 'x' && boxes.direction === 'rtl' ? -1 : 1,
    value,
    scale: boxes.scale[axis] * frame.zoom,
  };
}

function onScreen({ left, top, width, height }: PlainRect, { corner, zoom }: FrameOnScreen): Rect {
  return { x: corner.x + left * zoom, y: corner.y + top * zoom, width: width * zoom, height: height * zoom };
}

function intersection(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;
}
