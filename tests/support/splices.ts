import fc from 'fast-check';
import type { Splice } from '../../src/protocol/splice.ts';

/** A text and a valid splice list over it. */
export const textAndSplices = fc.string({ maxLength: 60 }).chain((text) =>
  fc.array(fc.tuple(fc.nat(text.length), fc.nat(4), fc.string({ maxLength: 5 })), { maxLength: 6 }).map((raw) => {
    const splices: Splice[] = [];
    let last = 0;
    for (const [at, length, insert] of raw.sort((a, b) => a[0] - b[0])) {
      const start = Math.max(at, last);
      const end = Math.min(start + length, text.length);
      splices.push({ start, end, text: insert });
      last = end;
    }
    return { text, splices };
  }),
);
