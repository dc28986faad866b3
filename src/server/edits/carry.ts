/** Carrying an undo or redo over edits that others made to the file since (design §4, S-117). */
import { isSpanUntouched, type Splice } from '../../protocol/splice.ts';
import { lineSplices } from '../files/line-diff.ts';

export type Carried = { ok: true; splices: Splice[] } | { ok: false; line: number };

/**
 * The splices for `from`, as splices for `to`.
 * @returns `ok: false` with the line (from 1, in `from`) when one of the lines they concern is not in `to` as it was
 */
export function carrySplices(splices: readonly Splice[], from: string, to: string): Carried {
  if (from === to) return { ok: true, splices: [...splices] };
  const others = lineSplices(from, to);
  const carried: Splice[] = [];
  for (const splice of splices) {
    const [first, last] = linesAround(splice, from);
    if (!isSpanUntouched(others, first, last) || isTouched(others, splice)) {
      return { ok: false, line: from.slice(0, first).split('\n').length };
    }
    const shift = shiftBefore(others, first);
    carried.push({ start: splice.start + shift, end: splice.end + shift, text: splice.text });
  }
  return { ok: true, splices: carried };
}

/**
 * True when another edit ends or begins right where this one stands. Lines put back where lines were taken away are in the
 * way of lines put there by hand: they may well be the same ones (a checkout, an undo in the code editor).
 */
function isTouched(others: readonly Splice[], { start, end }: Splice): boolean {
  return others.some((other) => other.start <= end && other.end >= start);
}

/** The span of the whole lines, line ends included, that a splice stands in. */
function linesAround({ start, end }: Splice, text: string): [number, number] {
  const first = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  if (end > start && text[end - 1] === '\n') return [first, end];
  const newline = text.indexOf('\n', end);
  return [first, newline < 0 ? text.length : newline + 1];
}

/** How far an offset at the start of an untouched line moved. */
export function shiftBefore(others: readonly Splice[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of others) {
    if (end > offset || (start === end && start > offset)) break;
    shift += text.length - (end - start);
  }
  return shift;
}
