/** Distances between two boxes as lines: from inner to outer edges, or across the gaps between them. */
import { bottomOf, type Rect, rightOf } from './rects.ts';

export interface Distance {
  /** has no width or no height */
  line: Rect;
  /** in CSS pixels */
  length: number;
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    rightOf(outer) >= rightOf(inner) &&
    bottomOf(outer) >= bottomOf(inner)
  );
}

function across(from: number, to: number, y: number): Distance {
  const left = Math.min(from, to);
  return { line: { left, top: y, width: Math.abs(to - from), height: 0 }, length: Math.abs(to - from) };
}

function down(from: number, to: number, x: number): Distance {
  const top = Math.min(from, to);
  return { line: { left: x, top, width: 0, height: Math.abs(to - from) }, length: Math.abs(to - from) };
}

/** The middle of the overlap of two spans, else of the first. */
function middle(start: number, end: number, otherStart: number, otherEnd: number): number {
  const from = Math.max(start, otherStart);
  const to = Math.min(end, otherEnd);
  return from <= to ? (from + to) / 2 : (start + end) / 2;
}

export function distancesBetween(one: Rect, other: Rect): Distance[] {
  const lines = holds(other, one) ? toEdges(one, other) : holds(one, other) ? toEdges(other, one) : gaps(one, other);
  return lines.filter(({ length }) => length >= 0.5);
}

function toEdges(inner: Rect, outer: Rect): Distance[] {
  const y = inner.top + inner.height / 2;
  const x = inner.left + inner.width / 2;
  return [
    across(outer.left, inner.left, y),
    across(rightOf(inner), rightOf(outer), y),
    down(outer.top, inner.top, x),
    down(bottomOf(inner), bottomOf(outer), x),
  ];
}

function gaps(one: Rect, other: Rect): Distance[] {
  const lines: Distance[] = [];
  const y = middle(one.top, bottomOf(one), other.top, bottomOf(other));
  const x = middle(one.left, rightOf(one), other.left, rightOf(other));
  if (rightOf(one) <= other.left) lines.push(across(rightOf(one), other.left, y));
  if (rightOf(other) <= one.left) lines.push(across(rightOf(other), one.left, y));
  if (bottomOf(one) <= other.top) lines.push(down(bottomOf(one), other.top, x));
  if (bottomOf(other) <= one.top) lines.push(down(bottomOf(other), one.top, x));
  return lines;
}
