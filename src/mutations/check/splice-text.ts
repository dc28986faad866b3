/** The text of a source file after its splices, made by magic-string: all characters outside of splices stay. */
import { MagicString } from 'magic-string';
import { assertSplices, type Splice } from '../../protocol/splice.ts';

/**
 * @param text the old text; offsets count its UTF-16 code units
 * @throws RangeError as `assertSplices` does
 */
export function spliceText(text: string, splices: readonly Splice[]): string {
  assertSplices(splices, text.length);
  const edited = new MagicString(text);
  for (const { start, end, text: insert } of splices) {
    // Left of an offset: after earlier insertions there, and before a replacement of the characters that follow.
    if (start === end) edited.appendLeft(start, insert);
    else if (insert === '') edited.remove(start, end);
    else edited.update(start, end, insert);
  }
  return edited.toString();
}
