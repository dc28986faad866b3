/**
 * Decompresses LZ-string texts, for parents that send `compressedArgs`. The output is limited while it is produced: 4,637 units
 * can expand to 20 MB, and the original library has no limit.
 *
 * The two encodings are told apart by their characters: `compressToBase64` (and its URI form) uses 6 bits of each, `compress` all
 * 16.
 */

/** Largest output, in UTF-16 units. */
const MAX_EXPANDED = 4 * 1024 * 1024;

/** by their values */
export const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The URI form writes `-` for `/`. */
const SAFE = /^[A-Za-z0-9+/-]*={0,3}$/;

interface BitSource {
  /** bits in a unit */
  width: number;
  length: number;
  unit(index: number): number;
}

function sourceOf(text: string): BitSource {
  if (!SAFE.test(text)) return { width: 16, length: text.length, unit: (index) => text.charCodeAt(index) };
  const digits = text.replace(/=+$/, '').replaceAll('-', '/');
  return { width: 6, length: digits.length, unit: (index) => BASE64_DIGITS.indexOf(digits[index] ?? 'A') };
}

/** Bits are read from a unit highest first; numbers are built lowest bit first. */
class BitReader {
  private index = 0;
  private bit = 0;
  private readonly source: BitSource;

  constructor(source: BitSource) {
    this.source = source;
  }

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      if (this.index >= this.source.length) throw new RangeError(`compressed text ends after ${this.index} units`);
      value |= ((this.source.unit(this.index) >> (this.source.width - 1 - this.bit)) & 1) << i;
      this.bit += 1;
      if (this.bit === this.source.width) {
        this.bit = 0;
        this.index += 1;
      }
    }
    return value;
  }
}

/** Codes 0 and 1 introduce a literal of 8 or 16 bits, 2 ends the text; the dictionary starts at 3. */
const END = 2;
const FIRST_ENTRY = 3;

/**
 * @param limit largest output in UTF-16 units
 * @throws RangeError when the text is damaged or expands beyond the limit
 */
export function decompress(text: string, limit = MAX_EXPANDED): string {
  if (text === '') return '';
  const reader = new BitReader(sourceOf(text));
  const first = reader.read(2);
  if (first === END) return '';
  let previous = String.fromCharCode(reader.read(first === 0 ? 8 : 16));
  const dictionary: string[] = [previous];
  const parts = [previous];
  let total = 1;
  let bits = 3;
  let room = 4;
  for (;;) {
    let code = reader.read(bits);
    if (code === END) return parts.join('');
    if (code < END) {
      dictionary.push(String.fromCharCode(reader.read(code === 0 ? 8 : 16)));
      code = dictionary.length + FIRST_ENTRY - 1;
      room -= 1;
    }
    if (room === 0) room = 2 ** bits++;
    const known = dictionary[code - FIRST_ENTRY];
    if (known === undefined && code !== dictionary.length + FIRST_ENTRY) throw new RangeError(`no entry ${code}`);
    const entry = known ?? previous + previous[0];
    total += entry.length;
    if (total > limit) throw new RangeError(`compressed text expands beyond ${limit} units`);
    parts.push(entry);
    dictionary.push(previous + entry[0]);
    room -= 1;
    if (room === 0) room = 2 ** bits++;
    previous = entry;
  }
}
