/** Frames aligned with one another, and put at equal distances. */
import { expect, it } from 'vitest';
import { type Alignment, alignedPlaces } from '../../src/editor-ui/canvases/align-frames.ts';

const RECTS = [
  { x: 0, y: 40, width: 100, height: 100 },
  { x: 900, y: 0, width: 100, height: 200 },
  { x: 200, y: 300, width: 300, height: 100 },
];

it.each<[Alignment, [x: number, y: number][]]>([
  [
    'left',
    [
      [0, 40],
      [0, 0],
      [0, 300],
    ],
  ],
  [
    'center',
    [
      [450, 40],
      [450, 0],
      [350, 300],
    ],
  ],
  [
    'right',
    [
      [900, 40],
      [900, 0],
      [700, 300],
    ],
  ],
  [
    'top',
    [
      [0, 0],
      [900, 0],
      [200, 0],
    ],
  ],
  [
    'middle',
    [
      [0, 150],
      [900, 100],
      [200, 150],
    ],
  ],
  [
    'bottom',
    [
      [0, 300],
      [900, 200],
      [200, 300],
    ],
  ],
  [
    'across',
    [
      [0, 40],
      [900, 0],
      [350, 300],
    ],
  ],
  [
    'down',
    [
      [0, 200],
      [900, 0],
      [200, 300],
    ],
  ],
])('%s', (how, places) => {
  expect(alignedPlaces(RECTS, how).map(({ x, y }) => [x, y])).toEqual(places);
});

it('what is aligned stays where it is', () => {
  for (const how of ['left', 'middle', 'across', 'down'] as const) {
    const once = alignedPlaces(RECTS, how);
    const rects = RECTS.map((rect, i) => ({ ...rect, ...once[i] }));
    expect(alignedPlaces(rects, how)).toEqual(once);
  }
});
