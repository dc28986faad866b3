/** The gaps of a flex or grid container, computed from the boxes of its children. */
import type { GapBox, PlainRect } from '../../protocol/geometry.ts';
import { bottomOf, rightOf, unionOf } from '../overlay/rects.ts';
import { laidOutChildren } from './children.ts';

/** Enough: more would cover the page. */
const MAX_GAPS = 40;

/** Merges overlapping spans into the tracks that the children occupy. */
function tracks(spans: readonly (readonly [number, number])[]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start < last[1] - 0.5) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

function between(bands: readonly [number, number][]): [number, number][] {
  return bands.slice(1).map(([start], index) => [bands[index]?.[1] ?? start, start]);
}

/** Leaves out children that span several tracks, because they would hide gaps. */
function singles(rects: readonly PlainRect[], across: 'x' | 'y'): PlainRect[] {
  const from = (rect: PlainRect) => (across === 'x' ? rect.left : rect.top);
  const to = (rect: PlainRect) => (across === 'x' ? rightOf(rect) : bottomOf(rect));
  const covers = (one: PlainRect, other: PlainRect) => from(one) <= from(other) + 0.5 && to(one) >= to(other) - 0.5;
  return rects.filter((rect) => {
    const inside = rects.filter((other) => other !== rect && covers(rect, other) && !covers(other, rect));
    return tracks(inside.map((other) => [from(other), to(other)] as const)).length < 2;
  });
}

const columns = (rects: readonly PlainRect[]) =>
  between(tracks(singles(rects, 'x').map((rect) => [rect.left, rightOf(rect)] as const)));
const rows = (rects: readonly PlainRect[]) =>
  between(tracks(singles(rects, 'y').map((rect) => [rect.top, bottomOf(rect)] as const)));

/** The flex lines of a wrapping container; other containers have one line. */
function lines(rects: readonly PlainRect[], isRow: boolean): PlainRect[][] {
  const bands = tracks(rects.map((rect) => (isRow ? [rect.top, bottomOf(rect)] : [rect.left, rightOf(rect)])));
  const at = (rect: PlainRect) => (isRow ? rect.top : rect.left);
  return bands.map(([start, end]) => rects.filter((rect) => at(rect) >= start - 0.5 && at(rect) < end));
}

function columnGap([left, end]: [number, number], box: { top: number; height: number }): GapBox {
  return { property: 'column-gap', rect: { left, width: end - left, top: box.top, height: box.height } };
}

function rowGap([top, end]: [number, number], box: { left: number; width: number }): GapBox {
  return { property: 'row-gap', rect: { top, height: end - top, left: box.left, width: box.width } };
}

/** @param content the container's content box: gaps extend over all of it */
export function gapsOf(container: Element, content: PlainRect): GapBox[] {
  const style = getComputedStyle(container);
  const isFlex = style.display.endsWith('flex');
  if (!(isFlex || style.display.endsWith('grid'))) return [];
  const rects = laidOutChildren(container).map(({ rect }) => rect);
  if (!isFlex) {
    const found = [
      ...columns(rects).map((span) => columnGap(span, content)),
      ...rows(rects).map((span) => rowGap(span, content)),
    ];
    return found.slice(0, MAX_GAPS);
  }
  const isRow = style.flexDirection.startsWith('row');
  const all = lines(rects, isRow);
  const inLines = all.flatMap((line) => {
    const box = (all.length > 1 && unionOf(line)) || content;
    return isRow ? columns(line).map((span) => columnGap(span, box)) : rows(line).map((span) => rowGap(span, box));
  });
  const across = all.length > 1 ? (isRow ? rows(rects) : columns(rects)) : [];
  const betweenLines = across.map((span) => (isRow ? rowGap(span, content) : columnGap(span, content)));
  return [...inLines, ...betweenLines].slice(0, MAX_GAPS);
}
