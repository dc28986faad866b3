/**
 * Text put into a source, with the source map that follows. Nothing is taken away and no line moves, so the map is known
 * beforehand: each place is its own, some columns to the right. Written for this one case, it takes a fraction of the time
 * of a general editor of strings.
 *
 * A *segment* of a map pairs a column here with a column there, each as the distance from the segment before it, written in
 * Base64 VLQ (ECMA-426 §8). Segments stand where a token may begin: at words, and at each sign.
 */

export interface Insertion {
  /** UTF-16 units of the source; insertions come in ascending order */
  offset: number;
  /** without line breaks */
  text: string;
}

export interface TextMap {
  version: 3;
  /** one, without a name: who asked knows it */
  sources: string[];
  names: string[];
  /** written when it is first read: where the map is joined with the next one, it is not */
  readonly mappings: string;
}

/** Of source maps: base 64, six bits each. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_BYTES = Buffer.from(DIGITS, 'latin1');
/** zero: the same source, or line, as that of the segment before */
const SAME = 65;
const COMMA = 44;
const SEMICOLON = 59;
/** columns that one digit says; most segments are nearer to the one before */
const NEAR = 16;

const SPACE = 0;
const WORD = 1;
const SIGN = 2;
/** Of each UTF-16 unit: beyond ASCII, all belong to words. */
const KINDS = new Uint8Array(1 << 16).fill(WORD);
for (let unit = 0; unit < 128; unit++) {
  const character = String.fromCharCode(unit);
  if (/\s/.test(character)) KINDS[unit] = SPACE;
  else if (/[^\w$]/.test(character)) KINDS[unit] = SIGN;
}

/** Puts each text before the character at its offset. */
export function insertTexts(code: string, insertions: readonly Insertion[]): { code: string; map: TextMap } {
  let text = '';
  let last = 0;
  for (const { offset, text: addition } of insertions) {
    text += code.slice(last, offset) + addition;
    last = offset;
  }
  let mappings: string | undefined;
  const map: TextMap = {
    version: 3,
    sources: [''],
    names: [],
    get mappings() {
      mappings ??= writeMappings(code, insertions);
      return mappings;
    },
  };
  inserted.set(map, { code, insertions });
  return { code: text + code.slice(last), map };
}

interface Inserted {
  code: string;
  insertions: readonly Insertion[];
}

const inserted = new WeakMap<object, Inserted>();

/** What was inserted into which code, for a map of `insertTexts`; undefined for any other value. */
export function insertionsOf(map: unknown): Inserted | undefined {
  return inserted.get(map as object);
}

/** Bytes, of which the string is made at the end: a string per segment would be garbage, more of it than a file has text. */
const bytes = Buffer.allocUnsafeSlow(1 << 16);
/** that can be filled before it is looked at again whether there is room */
const FULL = bytes.length - 64;
/** behind every offset; a small integer, unlike Infinity */
const NONE = 2 ** 30 - 1;

function writeMappings(code: string, insertions: readonly Insertion[]): string {
  let text = '';
  let to = 0;
  let next = 0;
  let upcoming = insertions[0]?.offset ?? NONE;
  // where the last segment was
  let lastLine = 0;
  let lastColumn = 0;
  let lastHere = 0;
  let start = 0;
  for (let line = 0; start <= code.length; line++) {
    const lineFeed = code.indexOf('\n', start);
    const end = lineFeed < 0 ? code.length : lineFeed;
    if (line > 0) bytes[to++] = SEMICOLON;
    let shift = 0;
    let at = start;
    while (at < end) {
      if (at === upcoming) {
        shift += insertions[next++]?.text.length ?? 0;
        upcoming = insertions[next]?.offset ?? NONE;
      }
      if (to > FULL) {
        text += bytes.toString('latin1', 0, to);
        to = 0;
      }
      const columns = at - start - lastColumn;
      const here = at - start + shift;
      if (at === start) {
        to = writeNumber(here, to);
        bytes[to++] = SAME;
        to = writeNumber(line - lastLine, to);
        to = writeNumber(columns, to);
      } else if (columns === here - lastHere && columns < NEAR) {
        const digit = DIGIT_BYTES[columns << 1] as number;
        bytes[to] = COMMA;
        bytes[to + 1] = digit;
        bytes[to + 2] = SAME;
        bytes[to + 3] = SAME;
        bytes[to + 4] = digit;
        to += 5;
      } else {
        bytes[to++] = COMMA;
        to = writeNumber(here - lastHere, to);
        bytes[to++] = SAME;
        bytes[to++] = SAME;
        to = writeNumber(columns, to);
      }
      lastLine = line;
      lastColumn = at - start;
      lastHere = here;
      at = nextPlace(code, at, end < upcoming ? end : upcoming);
    }
    if (end === upcoming) upcoming = insertions[++next]?.offset ?? NONE;
    if (to > FULL) {
      text += bytes.toString('latin1', 0, to);
      to = 0;
    }
    start = end + 1;
  }
  return text + bytes.toString('latin1', 0, to);
}

/** Where the next segment is to stand. @param end one stands there anyway */
function nextPlace(code: string, start: number, end: number): number {
  const kind = kindOf(code.charCodeAt(start));
  let at = start + 1;
  if (kind !== SIGN) while (at < end && kindOf(code.charCodeAt(at)) === kind) at++;
  return at;
}

const kindOf = (unit: number) => KINDS[unit] as number;

/** Writes a number in Base64 VLQ. @returns where it ends */
function writeNumber(value: number, start: number): number {
  let to = start;
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  do {
    const digit = rest & 31;
    rest >>>= 5;
    bytes[to++] = DIGIT_BYTES[rest > 0 ? digit | 32 : digit] as number;
  } while (rest > 0);
  return to;
}
