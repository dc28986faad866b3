import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applySplices,
  assertSplices,
  composeSplices,
  invertSplices,
  isSpanUntouched,
  mapOffset,
  type Splice,
} from '../../src/protocol/splice.ts';
import { splicesOver, textAndSplices } from '../support/splices.ts';

describe('splices', () => {
  it('replace, insert and delete by offsets of the text before', () => {
    const splices = [
      { start: 0, end: 1, text: 'A' },
      { start: 2, end: 2, text: '-' },
      { start: 3, end: 5, text: '' },
    ];
    expect(applySplices('abcdef', splices)).toBe('Ab-cf');
  });

  it('inverse restores the text', () => {
    fc.assert(
      fc.property(textAndSplices, ({ text, splices }) => {
        expect(applySplices(applySplices(text, splices), invertSplices(text, splices))).toBe(text);
      }),
    );
  });

  it('the inverse of the inverse is the list itself', () => {
    fc.assert(
      fc.property(textAndSplices, ({ text, splices }) => {
        const after = applySplices(text, splices);
        expect(invertSplices(after, invertSplices(text, splices))).toEqual(splices);
      }),
    );
  });

  it('two lists become one, which keeps the characters that both keep', () => {
    const kept = ({ text, lists }: { text: string; lists: readonly (readonly Splice[])[] }) =>
      [...text.split('').keys()]
        .map((at) => lists.reduce<number | null>((now, list) => (now === null ? null : mapOffset(list, now)), at))
        .filter((at) => at !== null);
    fc.assert(
      fc.property(textAndSplices, fc.gen(), ({ text, splices }, gen) => {
        const between = applySplices(text, splices);
        const second = gen(() => splicesOver(between.length));
        const both = composeSplices(splices, second, text.length);
        expect(applySplices(text, both)).toBe(applySplices(between, second));
        expect(kept({ text, lists: [both] })).toEqual(kept({ text, lists: [splices, second] }));
      }),
    );
  });

  it('a mapped offset points at the same character', () => {
    fc.assert(
      fc.property(textAndSplices, fc.nat(60), ({ text, splices }, at) => {
        fc.pre(at < text.length);
        const mapped = mapOffset(splices, at);
        const taken = splices.some((s) => s.start <= at && at < s.end);
        expect(mapped === null).toBe(taken);
        if (mapped !== null) expect(applySplices(text, splices)[mapped]).toBe(text[at]);
      }),
    );
  });

  it('an offset clings to the character in front of it on request', () => {
    const insert = [{ start: 2, end: 2, text: 'xx' }];
    expect(mapOffset(insert, 2)).toBe(4);
    expect(mapOffset(insert, 2, 'before')).toBe(2);
    expect(mapOffset([{ start: 0, end: 2, text: 'y' }], 2, 'before')).toBeNull();
  });

  it('says which spans are untouched', () => {
    const splices = [{ start: 4, end: 4, text: 'x' }];
    expect(isSpanUntouched(splices, 0, 4)).toBe(true);
    expect(isSpanUntouched(splices, 4, 8)).toBe(true);
    expect(isSpanUntouched(splices, 3, 5)).toBe(false);
  });

  it.each([
    [
      'overlap',
      [
        { start: 0, end: 3, text: '' },
        { start: 2, end: 4, text: '' },
      ],
    ],
    [
      'unsorted',
      [
        { start: 3, end: 4, text: '' },
        { start: 0, end: 1, text: '' },
      ],
    ],
    ['beyond the end', [{ start: 0, end: 99, text: '' }]],
    ['backwards', [{ start: 3, end: 2, text: '' }]],
    ['fractions', [{ start: 0.5, end: 2, text: '' }]],
  ])('refuses a list with %s, naming the numbers', (_what, splices) => {
    expect(() => assertSplices(splices, 10)).toThrow(/splice \[\d/);
  });
});
