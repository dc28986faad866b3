import { describe, expect, it } from 'vitest';
import { areSame } from '../../src/editor-ui/use-shallow.ts';

describe('values read from the store are the same', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      { a: 1, b: 'x' },
      { b: 'x', a: 1 },
    ],
    [new Set(['a']), new Set(['a'])],
    [new Map([['a', 1]]), new Map([['a', 1]])],
  ])('%j and %j', (one, other) => {
    expect(areSame(one, other)).toBe(true);
  });
});

describe('values read from the store are others', () => {
  it.each([
    [1, 2],
    [0, -0],
    [null, {}],
    [{}, undefined],
    [['a'], ['b']],
    [['a'], ['a', 'b']],
    [['a'], { 0: 'a' }],
    [{ a: 1 }, { a: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: [] }, { a: [] }],
    [new Set(['a']), new Set(['b'])],
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [new Set(['a']), {}],
  ])('%j and %j', (one, other) => {
    expect(areSame(one, other)).toBe(false);
  });
});
