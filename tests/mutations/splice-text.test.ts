import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spliceText } from '../../src/mutations/check/splice-text.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { textAndSplices } from '../support/splices.ts';

describe('the text after splices', () => {
  it('has insertions of one offset in their order, before what replaces the characters that follow', () => {
    const splices = [
      { start: 0, end: 0, text: '>' },
      { start: 1, end: 3, text: '' },
      { start: 3, end: 3, text: '1' },
      { start: 3, end: 3, text: '2' },
      { start: 3, end: 4, text: 'D' },
      { start: 4, end: 4, text: '3' },
      { start: 6, end: 6, text: '<' },
    ];
    expect(spliceText('abcdef', splices)).toBe('>a12D3ef<');
  });

  it('is what the journal makes of the same splices', () => {
    fc.assert(
      fc.property(textAndSplices, ({ text, splices }) => {
        expect(spliceText(text, splices)).toBe(applySplices(text, splices));
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses splices that overlap or leave the text', () => {
    expect(() => spliceText('abc', [{ start: 0, end: 4, text: '' }])).toThrow(RangeError);
  });
});
