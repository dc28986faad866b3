/**
 * Finds the place in the source of an error. Stacks contain lines of the served modules; the source map at the end of each module
 * translates them.
 */
import { BASE64_DIGITS } from '../lz.ts';

const FRAME = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g;
const NOT_THE_APP = /\/node_modules\/|\/@|\/virtual:/;
const MAP = /sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;

/** @returns `src/App.tsx:12`, or null if the stack contains no module of the app */
export async function placeOfStack(stack: string, origin: string): Promise<string | null> {
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const url = new URL(address);
    if (url.origin !== origin || NOT_THE_APP.test(url.pathname)) continue;
    const file = decodeURIComponent(url.pathname.slice(1));
    const text = await fetch(address).then((answer) => answer.text());
    const json = MAP.exec(text)?.[1];
    const written = json ? lineIn(JSON.parse(atob(json)).mappings, Number(line), Number(column) - 1) : Number(line);
    return `${file}:${written}`;
  }
  return null;
}

/** The source line of a position in a module, both from 1; the same line if the map lacks it. */
function lineIn(mappings: string, line: number, column: number): number {
  let source = 0;
  let found = line;
  for (const [index, row] of mappings.split(';').slice(0, line).entries()) {
    let at = 0;
    for (const segment of row ? row.split(',') : []) {
      const [moved = 0, , lines = 0] = numbersIn(segment);
      at += moved;
      source += lines;
      if (index === line - 1 && (at <= column || found === line)) found = source + 1;
    }
  }
  return found;
}

/**
 * Not `@jridgewell/sourcemap-codec`: the runtime is one script without chunks, so every page would load its encoder too.
 *
 * Base 64 VLQ: five bits per digit, the sixth marks that more follow; the lowest bit of the number is its sign.
 */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = BASE64_DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
