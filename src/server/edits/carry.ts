/** Carries an undo or redo over edits that others have made to the file since. */
import { isSpanUntouched, type Splice } from '../../protocol/splice.ts';
import { lineSplices } from '../files/line-diff.ts';

export type Carried = { ok: true; splices: Splice[] } | { ok: false; line: number };

/**
 * Rebases splices of `from` onto `to`.
 * @returns `ok: false` with the line (from 1, in `from`) if one of the affected lines is different in `to`
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
 * True when another edit touches the boundary of this splice. Restoring removed lines would conflict with lines added by
 * hand at the same position: they may be the same lines (a checkout, an undo in the code editor).
 */
function isTouched(others: readonly Splice[], { start, end }: Splice): boolean {
  return others.some((other) => other.start <= end && other.end >= start);
}

/** The whole lines, line ends included, that a splice lies in. */
function linesAround({ start, end }: Splice, text: string): [number, number] {
  const first = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  if (end > start && text[end - 1] === '\n') return [first, end];
  const newline = text.indexOf('\n', end);
  return [first, newline < 0 ? text.length : newline + 1];
}

/** Distance by which an offset at the start of an untouched line moved. */
export function shiftBefore(others: readonly Splice[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of others) {
    if (end > offset || (start === end && start > offset)) break;
    shift += text.length - (end - start);
  }
  return shift;
}
