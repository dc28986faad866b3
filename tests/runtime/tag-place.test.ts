import { describe, expect, it } from 'vitest';
import { snapped, unionOf } from '../../src/runtime/overlay/rects.ts';
import { spotFor } from '../../src/runtime/overlay/tag.ts';

const view = { width: 1000, height: 600 };
const name = { width: 60, height: 18 };

describe('a name', () => {
  it('sits above the upper left corner', () => {
    const box = { left: 100, top: 100, width: 200, height: 50 };
    expect(spotFor('name', box, name, view, 4)).toEqual({ x: 100, y: 82, side: 'above' });
  });

  it('goes inside when there is no room above, and stays in view while its box is scrolled', () => {
    expect(spotFor('name', { left: 0, top: 5, width: 200, height: 50 }, name, view, 4)).toEqual({
      x: 0,
      y: 5,
      side: 'inside',
    });
    expect(spotFor('name', { left: 0, top: -300, width: 200, height: 900 }, name, view, 4)).toEqual({
      x: 0,
      y: 0,
      side: 'inside',
    });
  });

  it('goes below a box too small to hold it', () => {
    expect(spotFor('name', { left: 0, top: 0, width: 20, height: 10 }, name, view, 4)).toEqual({
      x: 0,
      y: 10,
      side: 'below',
    });
  });

  it('does not leave the viewport to the right', () => {
    expect(spotFor('name', { left: 990, top: 100, width: 9, height: 9 }, name, view, 4).x).toBe(940);
  });
});

describe('a size', () => {
  const size = { width: 80, height: 18 };
  it('is centred below, and inside at the bottom edge', () => {
    expect(spotFor('size', { left: 100, top: 100, width: 200, height: 50 }, size, view, 4)).toEqual({
      x: 160,
      y: 154,
      side: 'below',
    });
    expect(spotFor('size', { left: 100, top: 100, width: 200, height: 900 }, size, view, 4)).toEqual({
      x: 160,
      y: 578,
      side: 'inside',
    });
  });
});

it('a size goes under a name that is below already', () => {
  const box = { left: 0, top: 0, width: 20, height: 10 };
  expect(spotFor('size', box, { width: 80, height: 18 }, view, 4, { below: 18, name: null })).toMatchObject({
    x: 0,
    y: 32,
  });
});

describe('a button', () => {
  const button = { width: 120, height: 24 };
  const at = (box: { left: number; top: number; width: number; height: number }) => {
    const named = { ...spotFor('name', box, name, view, 4), ...name };
    return spotFor('button', box, button, view, 4, { below: 22, name: named });
  };

  it('is inside a roomy box', () => {
    expect(at({ left: 0, top: 100, width: 500, height: 100 })).toMatchObject({ x: 376, y: 104 });
  });

  it('is behind the name of a small box, never on the element beside it', () => {
    expect(at({ left: 50, top: 80, width: 60, height: 20 })).toEqual({ x: 114, y: 56, side: 'above' });
    expect(at({ left: 50, top: 0, width: 60, height: 20 })).toEqual({ x: 114, y: 20, side: 'below' });
  });

  it('is below the other tags where there is no room behind the name', () => {
    expect(at({ left: 920, top: 80, width: 60, height: 20 })).toEqual({ x: 860, y: 126, side: 'below' });
  });

  it('goes over the name where there is no room under the other tags', () => {
    const box = { left: 800, top: view.height - 40, width: 180, height: 20 };
    expect(spotFor('button', box, button, view, 4, { below: 24, name: null })).toEqual({
      x: 860,
      y: view.height - 96,
      side: 'above',
    });
  });
});

it('rectangles are joined without the empty ones and end on device pixels', () => {
  const rects = [
    { left: 10, top: 10, width: 5, height: 5 },
    { left: 0, top: 0, width: 0, height: 0 },
    { left: 20, top: 0, width: 5, height: 5 },
  ];
  expect(unionOf(rects)).toEqual({ left: 10, top: 0, width: 15, height: 15 });
  expect(unionOf([])).toBeNull();
  expect(snapped({ left: 0.4, top: 0.6, width: 10.2, height: 10.2 }, 1)).toEqual({
    left: 0,
    top: 1,
    width: 11,
    height: 10,
  });
  expect(snapped({ left: 0.4, top: 0, width: 1, height: 1 }, 2).left).toBe(0.5);
});
