import { expect, it } from 'vitest';
import { fields, isLargerThan, isNumber, isString, isStrings, optional } from '../../src/runtime/function-arguments.ts';

it('numbers are finite, texts are texts', () => {
  expect([1, 0.5].every(isNumber)).toBe(true);
  expect([Number.NaN, Number.POSITIVE_INFINITY, '1', null].some(isNumber)).toBe(false);
  expect([['a'], []].every(isStrings)).toBe(true);
  expect(isStrings(['a', 1])).toBe(false);
});

it('fields are checked by name and may be more than asked for', () => {
  const point = fields({ x: isNumber, y: isNumber });
  expect(point({ x: 1, y: 2, z: 'more' })).toBe(true);
  expect(point({ x: 1 })).toBe(false);
  expect(point(null)).toBe(false);
  expect(point([1, 2])).toBe(false);
  expect(optional(isString)(undefined)).toBe(true);
  expect(optional(isString)(1)).toBe(false);
});

it('size counts texts, names and items, however deep', () => {
  expect(isLargerThan(['ab', { cd: 'ef' }], 10)).toBe(false);
  expect(isLargerThan(['ab', { cd: 'ef' }], 9)).toBe(true);
  expect(isLargerThan(['x'.repeat(11)], 10)).toBe(true);
  expect(isLargerThan(new Array(11).fill(0), 10)).toBe(true);
  let deep: unknown = 'end';
  for (let level = 0; level < 10_000; level++) deep = [deep];
  expect(isLargerThan(deep, 5_000)).toBe(true);
});
