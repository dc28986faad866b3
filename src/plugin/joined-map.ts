/**
 * The map of a tagged module, made from the one that the JSX transform wrote of the tagged text: what that places behind an
 * inserted text stands as many columns to the left in the source, and what it places in one has no source. Vite would join the
 * two maps by looking every segment of the one up in the other, which costs more than tagging.
 */
import { DIGITS, type Insertion, insertionsOf, vlq } from './inserted-text.ts';

interface RawMap {
  sources: readonly (string | null)[];
  names: readonly string[];
  mappings: string;
}

/**
 * Vite's context of a transform keeps the maps of the plugins so far, to join them when somebody asks. Where it is no longer as
 * expected, or other plugins made maps too, all is left to Vite.
 *
 * @param context what a transform hook has as `this`; two maps become one in it
 */
export function joinMaps(context: object): void {
  const { sourcemapChain: chain, combinedMap } = context as { sourcemapChain?: unknown; combinedMap?: unknown };
  if (!Array.isArray(chain) || chain.length !== 2 || combinedMap) return;
  const inserted = insertionsOf(chain[0]);
  const map = chain[1] as RawMap | null;
  if (!inserted || typeof map?.mappings !== 'string' || map.mappings === '' || map.sources?.length !== 1) return;
  const mappings = withoutInsertions(map.mappings, inserted.code, inserted.insertions);
  // A source without a name is the module, with the text that it had at first.
  chain.splice(0, 2, { version: 3, sources: [''], names: map.names ?? [], mappings });
}

/** An insertion on its line of the tagged text. */
interface Gap {
  from: number;
  to: number;
}

/** @param mappings of a text with the insertions. @returns the same of the `code` without them */
export function withoutInsertions(mappings: string, code: string, insertions: readonly Insertion[]): string {
  const gaps = gapsByLine(code, insertions);
  // Each number is the distance from the one before it: column here (from zero in each line), source, line, column, name.
  const read = [0, 0, 0, 0, 0];
  const written = [0, 0, 0, 0, 0];
  const distances = [0, 0, 0, 0, 0];
  let text = '';
  let comma = '';
  let at = 0;
  while (at < mappings.length) {
    const sign = mappings.charCodeAt(at);
    if (sign === SEMICOLON) {
      text += ';';
      comma = '';
      read[0] = written[0] = 0;
    }
    if (sign === SEMICOLON || sign === COMMA) {
      at++;
      continue;
    }
    const start = at;
    let fields = 0;
    for (; at < mappings.length && !isEnd(mappings.charCodeAt(at)); fields++) {
      let value = 0;
      let digit: number;
      let shift = 0;
      do {
        digit = VALUES[mappings.charCodeAt(at++)] as number;
        value |= (digit & 31) << shift;
        shift += 5;
      } while (digit & 32);
      distances[fields] = value & 1 ? -(value >>> 1) : value >>> 1;
      read[fields] = (read[fields] as number) + (distances[fields] as number);
    }
    const column = fields < 4 ? 0 : columnInCode(gaps.get(read[2] as number), read[3] as number);
    if (column < 0) continue;
    let isSame = true;
    for (let field = 0; field < fields; field++) {
      const value = field === 3 ? column : (read[field] as number);
      const distance = value - (written[field] as number);
      if (distance !== distances[field]) isSame = false;
      distances[field] = distance;
      written[field] = value;
    }
    text += comma;
    comma = ',';
    if (isSame) text += mappings.slice(start, at);
    else for (let field = 0; field < fields; field++) text += vlq(distances[field] as number);
  }
  return text;
}

/** @returns -1 for what stands in an inserted text */
function columnInCode(gaps: readonly Gap[] | undefined, column: number): number {
  if (!gaps) return column;
  let inserted = 0;
  for (const { from, to } of gaps) {
    if (column < from) break;
    if (column < to) return -1;
    inserted += to - from;
  }
  return column - inserted;
}

function gapsByLine(code: string, insertions: readonly Insertion[]): Map<number, Gap[]> {
  const gaps = new Map<number, Gap[]>();
  let line = 0;
  let start = 0;
  let shift = 0;
  for (const { offset, text } of insertions) {
    for (let end = code.indexOf('\n', start); end >= 0 && end < offset; end = code.indexOf('\n', start)) {
      line++;
      start = end + 1;
      shift = 0;
    }
    const from = offset - start + shift;
    const ofLine = gaps.get(line) ?? [];
    gaps.set(line, ofLine);
    ofLine.push({ from, to: from + text.length });
    shift += text.length;
  }
  return gaps;
}

const COMMA = 44;
const SEMICOLON = 59;
const isEnd = (sign: number) => sign === COMMA || sign === SEMICOLON;

const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) {
  VALUES[digit.charCodeAt(0)] = value;
}
