/** White space and comments between two tokens of a script. Only for offsets that no string, template or JSX text is around. */

const BLANKS = /\s*/y;

/** The offset of the next token: of the first character at or behind `at` that is neither white space nor in a comment. */
export function nextToken(text: string, at: number): number {
  let offset = at;
  for (;;) {
    BLANKS.lastIndex = offset;
    offset += BLANKS.exec(text)?.[0].length ?? 0;
    const end = commentEnd(text, offset);
    if (end === offset) return offset;
    offset = end;
  }
}

/** Where the comment ends that begins at an offset, a line's end not counted; the offset itself where none begins. */
function commentEnd(text: string, at: number): number {
  if (text.startsWith('//', at)) {
    const length = text.slice(at).search(/[\n\r\u2028\u2029]/);
    return length < 0 ? text.length : at + length;
  }
  if (!text.startsWith('/*', at)) return at;
  const close = text.indexOf('*/', at + 2);
  return close < 0 ? text.length : close + 2;
}
