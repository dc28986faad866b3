/**
 * The elements of a text by the native parser that Vite 8 brings along, several times as fast as Babel's. A dev server asks for
 * the elements of every file that it serves, and for the Babel tree of few.
 */
import { toBabelShape } from './babel-shape.ts';
import { collectElements, type SourceElement } from './elements.ts';
import type { SourceLanguage } from './parse.ts';

/**
 * Rolldown's `parseAst`, which plugins of Vite 8 have as `this.parse`.
 * @returns an ESTree program of the caller's own
 * @throws Error with the code `PARSE_ERROR`
 */
export type NativeParse = (
  text: string,
  options: { lang: 'tsx' | 'jsx'; sourceType: 'module'; astType: 'ts'; preserveParens: true },
) => object;

/** Lines that end otherwise than with a line feed are counted by Babel alone, and Flow's types are only known to it. */
const NEEDS_BABEL = /\r(?!\n)|[\u2028\u2029]|@flow/;

/** @returns elements in document order, null where the native parser refuses the text: Babel says why, or reads it all the same */
export function nativeElements(parse: NativeParse, text: string, language: SourceLanguage): SourceElement[] | null {
  if (language === 'ts' || NEEDS_BABEL.test(text)) return null;
  try {
    const program = parse(text, { lang: language, sourceType: 'module', astType: 'ts', preserveParens: true });
    const elements = collectElements(toBabelShape(program), text);
    addLines(elements, text);
    return elements;
  } catch (error) {
    // Broken, or too deep for the stack: Babel's failure has the words for both.
    if (error instanceof RangeError || (error as { code?: unknown }).code === 'PARSE_ERROR') return null;
    throw error;
  }
}

/** Fills in lines and columns: the native tree has offsets only. */
function addLines(elements: readonly SourceElement[], text: string): void {
  if (elements.length === 0) return;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  for (const element of elements) {
    element.line = lineOf(element.start, starts);
    element.column = element.start - (starts[element.line - 1] as number);
    if (element.owner !== null) element.ownerLine = lineOf(element.ownerStart, starts);
  }
}

/** @returns the line of an offset, from 1 */
function lineOf(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
