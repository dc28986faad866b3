/** Lines, indentation and line ends of a source text. A line ends with LF, CR LF or CR, as JavaScript counts. */

/** Offset of the first character of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !isLineEnd(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Offset of the line end (or of the text's end) at or after `offset`. */
export function lineEnd(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !isLineEnd(text.charCodeAt(at))) at++;
  return at;
}

/** Offset behind the line end that stands at `offset`; `offset` itself where none does. */
export function skipLineEnd(text: string, offset: number): number {
  if (text.startsWith('\r\n', offset)) return offset + 2;
  return offset < text.length && isLineEnd(text.charCodeAt(offset)) ? offset + 1 : offset;
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

/** White space that begins the line of `offset`, at most up to `offset`. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  const indent = /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? '';
  return indent.slice(0, Math.max(0, offset - start));
}

/** True when nothing but blanks stands before the span on its first line and behind it on its last line. */
export function ownsItsLines(text: string, start: number, end: number): boolean {
  return startsItsLine(text, start) && isBlank(text.slice(end, lineEnd(text, end)));
}

export function startsItsLine(text: string, start: number): boolean {
  return isBlank(text.slice(lineStart(text, start), start));
}

/** Blanks and tabs only; the byte order mark counts as nothing. */
export function isBlank(piece: string): boolean {
  return /^[ \t\ufeff]*$/.test(piece);
}

export function hasBlankLine(piece: string): boolean {
  return /\n[ \t]*\r?\n|\r[ \t]*\r(?!\n)/.test(piece);
}

/** The line end that most lines of a text have; LF for a text of one line. */
export function lineEndOf(text: string): string {
  let crlf = 0;
  let lf = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (text.charCodeAt(at - 1) === 13) crlf++;
    else lf++;
  }
  return crlf > lf ? '\r\n' : '\n';
}

/**
 * One step of indentation: a tab or so many blanks.
 * Counts by how much lines are deeper than the line before them; the smallest of the frequent steps wins.
 */
export function indentUnit(text: string): string {
  if (known.text !== text) known = { text, unit: measureUnit(text) };
  return known.unit;
}

/** An edit asks for one text again and again. */
let known = { text: '', unit: '  ' };

function measureUnit(text: string): string {
  const steps = new Map<number, number>();
  let tabs = 0;
  let last = 0;
  for (const match of text.matchAll(/^([ \t]*)\S/gm)) {
    const indent = match[1] as string;
    if (indent.startsWith('\t')) tabs++;
    else if (indent.length > last) steps.set(indent.length - last, (steps.get(indent.length - last) ?? 0) + 1);
    if (!indent.startsWith('\t')) last = indent.length;
  }
  const spaces = [...steps.values()].reduce((sum, n) => sum + n, 0);
  if (tabs > spaces) return '\t';
  let best = 2;
  let bestCount = 0;
  for (const [step, count] of steps) {
    if (count > bestCount || (count === bestCount && step < best)) [best, bestCount] = [step, count];
  }
  return ' '.repeat(best);
}
