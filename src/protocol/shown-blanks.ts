/**
 * Numbers and prices of the page are set with blanks that no key types: a no-break space in `R$ 8,30`, a narrow one in `1 000`.
 * Who types such a text again types plain ones, and means the same value.
 */
const BLANK = /[\u00a0\u2000-\u200a\u202f\u205f]/g;

/**
 * A typed text with the blanks of the page in computed values that it still has, each in one place only.
 * @param values as the page shows them
 */
export function withShownBlanks(typed: string, values: readonly string[]): string {
  let text = typed;
  for (const value of values) {
    const words = plain(value);
    if (words === value || text.includes(value)) continue;
    // a blank is one character in either form, so that places are the same
    const at = plain(text).indexOf(words);
    if (at < 0 || at !== plain(text).lastIndexOf(words)) continue;
    text = text.slice(0, at) + value + text.slice(at + value.length);
  }
  return text;
}

function plain(text: string): string {
  return text.replace(BLANK, ' ');
}
