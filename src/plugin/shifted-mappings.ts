/**
 * The `mappings` of a source map when text is inserted on one of its two sides. No line moves, so most segments stay as they
 * are written and are copied in runs: a segment says how far it is from the one before it, and only the first one behind an
 * insertion says otherwise then.
 */
import { DIGITS, type Insertion, vlq } from './inserted-text.ts';

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
  let text = '';
  let copied = 0;
  while (cursor.at < mappings.length) {
    const start = cursor.at;
    const sign = mappings.charCodeAt(start);
    if (isEnd(sign)) {
      if (sign === SEMICOLON) skippedHere = 0;
      cursor.at++;
      continue;
    }
    const here = readNumber(mappings, cursor);
    const hasSource = !isEndAt(mappings, cursor.at);
    const bySource = hasSource ? readNumber(mappings, cursor) : 0;
    const byLine = hasSource ? readNumber(mappings, cursor) : 0;
    const byColumn = hasSource ? readNumber(mappings, cursor) : 0;
    const hasName = hasSource && !isEndAt(mappings, cursor.at);
    const byName = hasName ? readNumber(mappings, cursor) : 0;
    line += byLine;
    column += byColumn;
    const inCode = hasSource ? columnInCode(gaps.get(line), column) : columnWritten;
    if (inCode < 0) {
      skippedHere += here;
      skippedSource += bySource;
      skippedLine += byLine;
      skippedName += byName;
      // One of the commas beside it goes, too.
      const isFirst = start === copied || mappings.charCodeAt(start - 1) !== COMMA;
      text += mappings.slice(copied, isFirst ? start : start - 1);
      copied = cursor.at;
      if (isFirst && mappings.charCodeAt(copied) === COMMA) copied = ++cursor.at;
      continue;
    }
    const isSame =
      skippedHere === 0 &&
      (!hasSource || (skippedSource === 0 && skippedLine === 0 && inCode - columnWritten === byColumn)) &&
      (!hasName || skippedName === 0);
    if (!isSame) {
      text += mappings.slice(copied, start) + vlq(here + skippedHere);
      if (hasSource) {
        text += vlq(bySource + skippedSource) + vlq(byLine + skippedLine) + vlq(inCode - columnWritten);
      }
      if (hasName) text += vlq(byName + skippedName);
      copied = cursor.at;
    }
    skippedHere = 0;
    if (hasSource) skippedSource = skippedLine = 0;
    if (hasName) skippedName = 0;
    columnWritten = inCode;
  }
  return text + mappings.slice(copied);
}

/**
 * What stands behind an inserted text stands as many columns to the right.
 * @param mappings from `code` to its sources
 * @returns the same from the code with the insertions
 */
export function withInsertions(mappings: string, code: string, insertions: readonly Insertion[]): string {
  const cursor = { at: 0 };
  let text = '';
  let copied = 0;
  let line = 0;
  for (const [lineOfGaps, gaps] of gapsByLine(code, insertions)) {
    for (; line < lineOfGaps; line++) {
      const end = mappings.indexOf(';', cursor.at);
      if (end < 0) return text + mappings.slice(copied);
      cursor.at = end + 1;
    }
    let next = 0;
    let shift = 0;
    let column = 0;
    while (cursor.at < mappings.length && mappings.charCodeAt(cursor.at) !== SEMICOLON) {
      const start = cursor.at;
      const distance = readNumber(mappings, cursor);
      column += distance;
      let inserted = 0;
      for (let gap = gaps[next]; gap && column >= gap.from - shift; gap = gaps[++next]) {
        inserted += gap.to - gap.from;
        shift += gap.to - gap.from;
      }
      if (inserted > 0) {
        text += mappings.slice(copied, start) + vlq(distance + inserted);
        copied = cursor.at;
      }
      while (cursor.at < mappings.length && !isEnd(mappings.charCodeAt(cursor.at))) cursor.at++;
      if (mappings.charCodeAt(cursor.at) === COMMA) cursor.at++;
    }
  }
  return text + mappings.slice(copied);
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
function readNumber(mappings: string, cursor: { at: number }): number {
  let value = 0;
  let digit: number;
  let shift = 0;
  do {
    digit = VALUES[mappings.charCodeAt(cursor.at++)] as number;
    value |= (digit & 31) << shift;
    shift += 5;
  } while (digit & 32);
  return value & 1 ? -(value >>> 1) : value >>> 1;
}

const COMMA = 44;
const SEMICOLON = 59;
const isEnd = (sign: number) => sign === COMMA || sign === SEMICOLON;
const isEndAt = (mappings: string, at: number) => at >= mappings.length || isEnd(mappings.charCodeAt(at));

const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) {
  VALUES[digit.charCodeAt(0)] = value;
}
