import fc from 'fast-check';
import type { Splice } from '../../src/protocol/splice.ts';

/** A valid splice list over a text of this length. */
export const splicesOver = (textLength: number) =>
  fc
    .array(fc.tuple(fc.nat(textLength), fc.nat(4), fc.string({ maxLength: 5 })), { maxLength: 6 })
    .map((raw): Splice[] => {
      let last = 0;
      return raw
        .sort((a, b) => a[0] - b[0])
        .map(([at, length, text]) => {
          const start = Math.max(at, last);
          last = Math.min(start + length, textLength);
          return { start, end: last, text };
        });
    });

/** A text and a valid splice list over it. */
export const textAndSplices = fc
  .string({ maxLength: 60 })
  .chain((text) => splicesOver(text.length).map((splices) => ({ text, splices })));
