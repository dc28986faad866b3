/**
 * The `mappings` of a source map when text is inserted on one of its two sides. No line moves, so most segments stay as they
 * are written and are copied in runs: a segment says how far it is from the one before it, and only the first one behind an
 * insertion says otherwise then.
 */
import { DIGITS, type Insertion } from './inserted-text.ts';

/** An insertion on its line of the text that has them all. */
interface Gap {
  from: number;
  to: number;
}

/**
 * What is placed behind an inserted text stands as many columns to the left in the source; what is placed in one has no source.
 * @param mappings from a text with the insertions
 * @returns the same from the `code` without them
 */
export function withoutInsertions(mappings: string, code: string, insertions: readonly Insertion[]): string {
  const gaps = gapsByLine(code, insertions);
  const from = Buffer.from(mappings, 'latin1');
  const to = new MappingsWriter(from);
  const cursor = { at: 0 };
  // Each number is the distance from the one before it: column here (from zero in each line), source, line, column, name.
  let line = 0;
  let column = 0;
  let columnWritten = 0;
  // what segments that were left out would have moved
  let skippedHere = 0;
  let skippedSource = 0;
  let skippedLine = 0;
  let skippedName = 0;
  let copied = 0;
  while (cursor.at < from.length) {
    const start = cursor.at;
    const sign = from[start];
    if (sign === COMMA || sign === SEMICOLON) {
      if (sign === SEMICOLON) skippedHere = 0;
      cursor.at++;
      continue;
    }
    const here = readNumber(from, cursor);
    const hasSource = !isEnd(from[cursor.at]);
    const bySource = hasSource ? readNumber(from, cursor) : 0;
    const byLine = hasSource ? readNumber(from, cursor) : 0;
    const byColumn = hasSource ? readNumber(from, cursor) : 0;
    const hasName = hasSource && !isEnd(from[cursor.at]);
    const byName = hasName ? readNumber(from, cursor) : 0;
    line += byLine;
    column += byColumn;
    const inCode = hasSource ? columnInCode(gaps.get(line), column) : columnWritten;
    if (inCode < 0) {
      skippedHere += here;
      skippedSource += bySource;
      skippedLine += byLine;
      skippedName += byName;
      // One of the commas beside it goes, too.
      const isFirst = start === copied || from[start - 1] !== COMMA;
      to.copy(copied, isFirst ? start : start - 1);
      copied = cursor.at;
      if (isFirst && from[copied] === COMMA) copied = ++cursor.at;
      continue;
    }
    const isSame =
      skippedHere === 0 &&
      (!hasSource || (skippedSource === 0 && skippedLine === 0 && inCode - columnWritten === byColumn)) &&
      (!hasName || skippedName === 0);
    if (!isSame) {
      to.copy(copied, start);
      to.number(here + skippedHere);
      if (hasSource) {
        to.number(bySource + skippedSource);
        to.number(byLine + skippedLine);
        to.number(inCode - columnWritten);
      }
      if (hasName) to.number(byName + skippedName);
      copied = cursor.at;
    }
    skippedHere = 0;
    if (hasSource) skippedSource = skippedLine = 0;
    if (hasName) skippedName = 0;
    columnWritten = inCode;
  }
  to.copy(copied, from.length);
  return to.text();
}

/** Digits in bytes, not in strings put together: of those, a map would need one or two for each segment. */
class MappingsWriter {
  private bytes: Buffer;
  private length = 0;

  constructor(private readonly from: Buffer) {
    this.bytes = Buffer.allocUnsafe(from.length + ROOM);
  }

  copy(start: number, end: number): void {
    this.need(end - start);
    for (let at = start; at < end; at++) this.bytes[this.length++] = this.from[at] as number;
  }

  number(value: number): void {
    this.need(ROOM);
    let rest = value < 0 ? (-value << 1) | 1 : value << 1;
    do {
      const digit = rest & 31;
      rest >>>= 5;
      this.bytes[this.length++] = DIGITS.charCodeAt(rest > 0 ? digit | 32 : digit);
    } while (rest > 0);
  }

  text(): string {
    return this.bytes.toString('latin1', 0, this.length);
  }

  private need(room: number): void {
    if (this.length + room <= this.bytes.length) return;
    this.bytes = Buffer.concat([this.bytes.subarray(0, this.length)], (this.length + room) * 2);
  }
}

/**
 * What stands behind an inserted text stands as many columns to the right.
 * @param mappings from `code` to its sources
 * @returns the same from the code with the insertions
 */
export function withInsertions(mappings: string, code: string, insertions: readonly Insertion[]): string {
  const from = Buffer.from(mappings, 'latin1');
  const to = new MappingsWriter(from);
  const cursor = { at: 0 };
  let copied = 0;
  let line = 0;
  for (const [lineOfGaps, gaps] of gapsByLine(code, insertions)) {
    for (; line < lineOfGaps && cursor.at < from.length; line++) {
      const end = from.indexOf(SEMICOLON, cursor.at);
      cursor.at = end < 0 ? from.length : end + 1;
    }
    let next = 0;
    let shift = 0;
    let column = 0;
    while (cursor.at < from.length && from[cursor.at] !== SEMICOLON) {
      const start = cursor.at;
      const distance = readNumber(from, cursor);
      column += distance;
      let inserted = 0;
      for (let gap = gaps[next]; gap && column >= gap.from - shift; gap = gaps[++next]) {
        inserted += gap.to - gap.from;
        shift += gap.to - gap.from;
      }
      if (inserted > 0) {
        to.copy(copied, start);
        to.number(distance + inserted);
        copied = cursor.at;
      }
      while (!isEnd(from[cursor.at])) cursor.at++;
      if (from[cursor.at] === COMMA) cursor.at++;
    }
  }
  to.copy(copied, from.length);
  return to.text();
}

/** @returns -1 for what stands in an inserted text */
function columnInCode(gaps: readonly Gap[] | undefined, column: number): number {
  if (!gaps) return column;
  let inserted = 0;
  for (const { from, to } of gaps) {
    if (column < from) break;
    if (column < to) return -1;
    inserted += to - from;
  }
  return column - inserted;
}

function gapsByLine(code: string, insertions: readonly Insertion[]): Map<number, Gap[]> {
  const gaps = new Map<number, Gap[]>();
  let line = 0;
  let start = 0;
  let shift = 0;
  for (const { offset, text } of insertions) {
    for (let end = code.indexOf('\n', start); end >= 0 && end < offset; end = code.indexOf('\n', start)) {
      line++;
      start = end + 1;
      shift = 0;
    }
    const from = offset - start + shift;
    const ofLine = gaps.get(line) ?? [];
    gaps.set(line, ofLine);
    ofLine.push({ from, to: from + text.length });
    shift += text.length;
  }
  return gaps;
}

/** Reads a number at the cursor, which it moves behind it. */
function readNumber(from: Buffer, cursor: { at: number }): number {
  let value = 0;
  let digit: number;
  let shift = 0;
  do {
    digit = VALUES[from[cursor.at++] as number] as number;
    value |= (digit & 31) << shift;
    shift += 5;
  } while (digit & 32);
  return value & 1 ? -(value >>> 1) : value >>> 1;
}

const COMMA = 44;
const SEMICOLON = 59;
/** of a segment: what separates it from the next, or nothing more */
const isEnd = (sign: number | undefined) => sign === COMMA || sign === SEMICOLON || sign === undefined;
/** bytes for a number, and some more */
const ROOM = 16;

const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) {
  VALUES[digit.charCodeAt(0)] = value;
}
