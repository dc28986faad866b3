/** The text of a source file after its splices, made by magic-string: what no splice names is taken over as it is. */
import { MagicString } from 'magic-string';
import { assertSplices, type Splice } from '../../protocol/splice.ts';

/**
 * @param text what the offsets count in, in UTF-16 code units
 * @throws RangeError as `assertSplices` does
 */
export function spliceText(text: string, splices: readonly Splice[]): string {
  assertSplices(splices, text.length);
  const edited = new MagicString(text);
  for (const { start, end, text: insert } of splices) {
    // To the left of an offset: behind what was put there before, and before what replaces the characters that follow.
    if (start === end) edited.appendLeft(start, insert);
    else if (insert === '') edited.remove(start, end);
    else edited.update(start, end, insert);
  }
  return edited.toString();
}
