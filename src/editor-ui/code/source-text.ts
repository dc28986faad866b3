/**
 * Converts between a file's text and the code view's. The view knows lines only, so line ends are handled here: a file with
 * one kind keeps it, and in a file with both, `\r` stays a visible part of its line, so that saving never touches an
 * unedited line.
 */
import type { Splice } from '../../protocol/splice.ts';

/** `GET …/source`: lines from 1, columns from 0. */
export interface SourceFile {
  file: string;
  text: string;
  hash: string;
  line?: number;
  column?: number;
}

/** The line separator of a text: `\r\n` if every line ends so, else `\n`. */
export function separatorOf(text: string): '\r\n' | '\n' {
  const all = text.split('\n').length - 1;
  const windows = text.split('\r\n').length - 1;
  return windows > 0 && windows === all ? '\r\n' : '\n';
}

/** A change of `a` into `b`: [fromA, toA) becomes b's [fromB, toB). */
export interface Replaced {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

/** Changes as splices of the file. */
export function splicesOf(changes: readonly Replaced[], after: string): Splice[] {
  return changes.map(({ fromA, toA, fromB, toB }) => ({ start: fromA, end: toA, text: after.slice(fromB, toB) }));
}

/** True when two sets of changes of the same text touch the same place. */
export function overlap(mine: readonly Replaced[], theirs: readonly Replaced[]): boolean {
  return mine.some((a) => theirs.some((b) => a.fromA <= b.toA && b.fromA <= a.toA));
}
