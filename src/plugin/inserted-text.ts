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
/** Most segments are this near to the one before: same source, same line, as many columns on both sides. */
const NEAR = Array.from({ length: 64 }, (_, columns) => `,${vlq(columns)}AA${vlq(columns)}`);

const SPACE = 0;
const WORD = 1;
const SIGN = 2;

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
      mappings ??= new Mappings(code, insertions).write();
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

class Mappings {
  private text = '';
  private next = 0;
  /** where the last segment was */
  private line = 0;
  private column = 0;
  private columnHere = 0;

  constructor(
    private readonly code: string,
    private readonly insertions: readonly Insertion[],
  ) {}

  write(): string {
    let start = 0;
    for (let line = 0; start <= this.code.length; line++) {
      const lineFeed = this.code.indexOf('\n', start);
      const end = lineFeed < 0 ? this.code.length : lineFeed;
      if (line > 0) this.text += ';';
      this.writeLine(line, start, end);
      start = end + 1;
    }
    return this.text;
  }

  private writeLine(line: number, start: number, end: number): void {
    let shift = 0;
    let previous = -1;
    let upcoming = this.insertions[this.next]?.offset ?? Infinity;
    for (let at = start; at <= end; at++) {
      const isShifted = at === upcoming;
      if (isShifted) {
        shift += this.insertions[this.next++]?.text.length ?? 0;
        upcoming = this.insertions[this.next]?.offset ?? Infinity;
      }
      if (at === end) break;
      const kind = kindOf(this.code.charCodeAt(at));
      if (kind !== previous || kind === SIGN || isShifted) this.segment(line, at - start, shift, at === start);
      previous = kind;
    }
  }

  private segment(line: number, column: number, shift: number, isFirst: boolean): void {
    const columns = column - this.column;
    const columnsHere = column + shift - (isFirst ? 0 : this.columnHere);
    if (isFirst) this.text += `${vlq(columnsHere)}A${vlq(line - this.line)}${vlq(columns)}`;
    else if (columns === columnsHere && columns < NEAR.length) this.text += NEAR[columns];
    else this.text += `,${vlq(columnsHere)}AA${vlq(columns)}`;
    this.line = line;
    this.column = column;
    this.columnHere = column + shift;
  }
}

function kindOf(unit: number): number {
  if (unit === 32 || (unit >= 9 && unit <= 13)) return SPACE;
  const isDigit = unit >= 48 && unit <= 57;
  const isLetter = (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
  return isLetter || isDigit || unit === 95 || unit === 36 || unit > 127 ? WORD : SIGN;
}

/** A number in the digits of a source map. */
function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += DIGITS[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
