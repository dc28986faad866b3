/**
 * The elements of a text without a tree: what `collectElements` finds in the parsed text, in a fraction of the time, or null
 * where that is not sure. A dev server asks for the elements of every file it serves, and for the tree of few.
 */
import type { SourceLanguage } from '../parse.ts';
import { Modules } from './modules.ts';
import type { ScannedElement } from './scanned-element.ts';
import { UNSURE } from './tokens.ts';

/** Lines that end otherwise than with a line feed are the parser's to count; so are Flow's types to read. */
const UNUSUAL = /\r(?!\n)|[\u2028\u2029]|@flow/;

/** @returns elements in document order, null where only the parser can tell */
export function scanElements(text: string, language: SourceLanguage): ScannedElement[] | null {
  if (language === 'ts' || UNUSUAL.test(text)) return null;
  const scan = new Modules(text, language === 'tsx');
  try {
    scan.program();
  } catch (error) {
    if (error === UNSURE || error instanceof RangeError) return null;
    throw error;
  }
  countLines(scan.elements, text);
  return scan.elements;
}

function countLines(elements: readonly ScannedElement[], text: string): void {
  if (elements.length === 0) return;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  let line = 0;
  for (const element of elements) {
    while ((starts[line + 1] ?? Infinity) <= element.start) line++;
    element.line = line + 1;
    element.column = element.start - (starts[line] as number);
    if (element.owner !== null) element.ownerLine = lineOf(element.ownerStart, starts);
  }
}

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
