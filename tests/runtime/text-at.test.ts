import { expect, it } from 'vitest';
import { opacityOf } from '../../src/runtime/geometry/text-at.ts';

it.each([
  ['rgb(0, 0, 0)', 1],
  ['rgb(255, 0, 0)', 1],
  ['rgba(0, 0, 0, 0)', 0],
  ['rgba(10, 20, 30, 0.4)', 0.4],
  ['oklch(0.7 0.1 0 / 0.25)', 0.25],
  ['oklch(0.7 0.1 0)', 1],
  ['color(srgb 1 0 0)', 1],
  ['transparent', 0],
])('%s hides what is below it by %d', (color, opacity) => {
  expect(opacityOf(color)).toBe(opacity);
});
