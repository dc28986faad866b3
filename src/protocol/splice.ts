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
 * @throws RangeError with the offending numbers when the list is unsorted, overlaps or exceeds `[0, length]`
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
 * Maps an offset of the old text to the new text; null when a splice removed the character.
 * @param side the character that the offset stays next to. With `after` (default), the following one: an insertion at the
 *   offset moves it. With `before`, the preceding one: the offset stays in place.
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

/** True when no splice changes the span `[start, end)` of the old text or inserts strictly inside it. */
export function isSpanUntouched(splices: readonly Splice[], start: number, end: number): boolean {
  return splices.every((s) => s.end <= start || s.start >= end);
}

/** Part of a new text: kept from the old one, or inserted. */
type Piece = { start: number; end: number } | { text: string };

/**
 * One list in place of two.
 * @param second splices of the text that `first` makes
 * @param length of the text before both
 */
export function composeSplices(first: readonly Splice[], second: readonly Splice[], length: number): Splice[] {
  const between = piecesOf(first, length);
  const pieces: Piece[] = [];
  let last = 0;
  for (const { start, end, text } of second) {
    pieces.push(...cut(between, last, start), { text });
    last = end;
  }
  pieces.push(...cut(between, last, Number.POSITIVE_INFINITY));
  return splicesOf(pieces, length);
}

function piecesOf(splices: readonly Splice[], length: number): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const { start, end, text } of splices) {
    pieces.push({ start: last, end: start }, { text });
    last = end;
  }
  return [...pieces, { start: last, end: length }];
}

/** The pieces between two offsets of the text that they make. */
function cut(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const size = 'text' in piece ? piece.text.length : piece.end - piece.start;
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, size)];
    at += size;
    if (start >= end) continue;
    if ('text' in piece) found.push({ text: piece.text.slice(start, end) });
    else found.push({ start: piece.start + start, end: piece.start + end });
  }
  return found;
}

function splicesOf(pieces: readonly Piece[], length: number): Splice[] {
  const splices: Splice[] = [];
  let [last, text] = [0, ''];
  for (const piece of [...pieces, { start: length, end: length }]) {
    if ('text' in piece) {
      text += piece.text;
      continue;
    }
    if (piece.start > last || text !== '') splices.push({ start: last, end: piece.start, text });
    [last, text] = [piece.end, ''];
  }
  return splices;
}
