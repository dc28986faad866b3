/** JavaScript string literals: writing a value into one, and reading the text between its quotes. */

/** Line ends inside literals, control characters and characters that end a script or hide text are written as escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be escaped
const NEEDS_ESCAPE = /[\\\u0000-\u001f\u007f\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const SHORT_ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** The content of a string literal with this quote (`'`, `"` or a backtick) whose value is `value`. */
export function escapeFor(value: string, quote: string): string {
  let escaped = value.replace(NEEDS_ESCAPE, (char) => {
    const code = char.charCodeAt(0).toString(16);
    return SHORT_ESCAPES[char] ?? (code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`);
  });
  if (quote === '`') escaped = escaped.replace(/`/g, '\\`').replace(/\$\{/g, '\\${');
  else escaped = escaped.replaceAll(quote, `\\${quote}`);
  return escaped;
}

/** A whole literal; `quote` is the file's habit and gives way when the other one needs no escape. */
export function quoted(value: string, quote: string): string {
  const other = quote === '"' ? "'" : '"';
  const use = value.includes(quote) && !value.includes(other) ? other : quote;
  return use + escapeFor(value, use) + use;
}

const ESCAPE = /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))/g;
const COOKED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };

/** The value of a literal's content; null when it ends inside an escape. */
export function cookString(raw: string): string | null {
  if (!raw.includes('\\')) return raw;
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(raw)) return null;
  return raw.replace(ESCAPE, (_, braced?: string, four?: string, two?: string, char?: string) => {
    const hex = braced ?? four ?? two;
    if (hex !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
    if (char === undefined || /^(?:\r?\n|\r|\u2028|\u2029)$/.test(char)) return '';
    return COOKED[char] ?? char;
  });
}

/** True when a text holds half of a surrogate pair: UTF-8 cannot hold it, so no file can. */
export function hasLoneSurrogate(text: string): boolean {
  return /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
