/** A message with several plural forms in one text, as Polyglot has them: `Company |||| Companies`. */

const BETWEEN = '||||';

/** A form: its raw text, without the blanks around it, and where that stands. */
export interface Form {
  raw: string;
  start: number;
}

/** None for a text that is one alone. */
export function formsIn(raw: string): Form[] {
  if (!raw.includes(BETWEEN)) return [];
  let at = 0;
  return raw.split(BETWEEN).map((part) => {
    const start = at + part.length - part.trimStart().length;
    at += part.length + BETWEEN.length;
    return { raw: part.trim(), start };
  });
}
