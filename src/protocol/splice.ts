/**
 * Splices: the only way a source text changes.
 *
 * A *splice* replaces the characters `[start, end)` of a text by `text`; offsets are UTF-16 code units of the text before
 * the change. A *splice list* is sorted by start and does not overlap; two splices may touch, and at one offset an insertion
 * (start = end) comes first in list order. Lists are plain data: they live in the journal and on the wire.
 */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * @throws RangeError naming the offending numbers when the list is unsorted, overlaps or leaves `[0, length]`
 */
export function assertSplices(splices: readonly Splice[], length: number): void {
  let last = 0;
  for (const { start, end } of splices) {
    if (!Number.isInteger(start) || !Number.isInteger(end))
      throw new RangeError(`splice [${start}, ${end}) is not whole`);
    if (start < last || end < start || end > length) {
      throw new RangeError(`splice [${start}, ${end}) does not fit after ${last} in a text of ${length}`);
    }
    last = end;
  }
}

/** The text after all splices. Throws RangeError as `assertSplices` does. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  assertSplices(splices, text.length);
  let out = '';
  let last = 0;
  for (const splice of splices) {
    out += text.slice(last, splice.start) + splice.text;
    last = splice.end;
  }
  return out + text.slice(last);
}

/** The list that turns `applySplices(text, splices)` back into `text`. */
export function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map((splice) => {
    const start = splice.start + shift;
    shift += splice.text.length - (splice.end - splice.start);
    return { start, end: start + splice.text.length, text: text.slice(splice.start, splice.end) };
  });
}

/**
 * Where an offset of the text before is in the text after; null when a splice took the character away.
 * @param side which character the offset clings to: with `after` (default) the one that follows it, so text inserted right
 * there pushes it on; with `before` the one in front of it, so it stays put.
 */
export function mapOffset(
  splices: readonly Splice[],
  offset: number,
  side: 'before' | 'after' = 'after',
): number | null {
  let shift = 0;
  for (const { start, end, text } of splices) {
    if (start > offset) break;
    if (start === offset && side === 'before') break;
    if (end > offset && end > start) return null;
    if (side === 'before' && end === offset && start < end) return null;
    shift += text.length - (end - start);
  }
  return offset + shift;
}

/** True when the span `[start, end)` of the text before is untouched by every splice, insertion strictly inside included. */
export function isSpanUntouched(splices: readonly Splice[], start: number, end: number): boolean {
  return splices.every((s) => s.end <= start || s.start >= end);
}
