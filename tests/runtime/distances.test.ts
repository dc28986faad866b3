import { expect, it } from 'vitest';
import { distancesBetween } from '../../src/runtime/overlay/distances.ts';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const said = (lines: ReturnType<typeof distancesBetween>) =>
  lines.map(({ line, length }) => [line.left, line.top, line.width, line.height, length]);

it('from an inner box to the edges of the outer, either way round', () => {
  const inner = rect(20, 10, 50, 30);
  const outer = rect(0, 0, 100, 100);
  const lines = [
    [0, 25, 20, 0, 20],
    [70, 25, 30, 0, 30],
    [45, 0, 0, 10, 10],
    [45, 40, 0, 60, 60],
  ];
  expect(said(distancesBetween(inner, outer))).toEqual(lines);
  expect(said(distancesBetween(outer, inner))).toEqual(lines);
});

it('across the gap between neighbours, in the middle of what they share', () => {
  expect(said(distancesBetween(rect(0, 0, 10, 20), rect(30, 10, 10, 20)))).toEqual([[10, 15, 20, 0, 20]]);
  expect(said(distancesBetween(rect(0, 50, 10, 20), rect(0, 0, 10, 20)))).toEqual([[5, 20, 0, 30, 30]]);
});

it('both ways where they share nothing, and none where they touch', () => {
  expect(distancesBetween(rect(0, 0, 10, 10), rect(30, 40, 10, 10)).map((one) => one.length)).toEqual([20, 30]);
  expect(distancesBetween(rect(0, 0, 10, 10), rect(10, 0, 10, 10))).toEqual([]);
});
