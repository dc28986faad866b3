/** A file's text as the view holds it, and places of the one in the other. */
import { diff } from '@codemirror/merge';
import { ChangeSet, Text } from '@codemirror/state';
import { type Replaced, separatorOf } from './source-text.ts';

/** A text as the view holds it. */
export function docOf(text: string): Text {
  return Text.of(text.split(separatorOf(text)));
}

/** Changes as the view takes them. */
export function asSpecs(changes: readonly Replaced[], after: string) {
  return changes.map(({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: after.slice(fromB, toB) }));
}

/** The offset in the view of a place in the file; the view may hold unsaved text. */
export function offsetIn(doc: Text, file: Text, line: number, column: number): number {
  const at = offsetOf(file, line, column);
  if (doc.eq(file)) return at;
  const [before, now] = [file.toString(), doc.toString()];
  return ChangeSet.of(asSpecs(diff(before, now), now), before.length).mapPos(at, 1);
}

/** @param line from 1 @param column from 0 */
export function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.max(1, Math.min(doc.lines, line)));
  return Math.min(to, from + column);
}
