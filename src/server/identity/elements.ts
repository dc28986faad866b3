/** Reads the elements of a text as the id registry stores them. */

import { type NativeParse, nativeElements } from '../../mutations/jsx/native-elements.ts';
import { languageOf, MAX_SOURCE_LENGTH } from '../../mutations/jsx/parse.ts';
import { keptOutline, outlineHere } from '../engine/outlines.ts';
import { type ElementRecord, recordOf } from './records.ts';

/** The start of an opening tag. Files without a match have no JSX and are never parsed. */
const TAG_START = /<[\p{L}_$]/u;

/** @returns the elements in document order, or null when the text does not parse or the file type is not supported */
export function elementsOf(file: string, text: string): ElementRecord[] | null {
  const language = languageOf(file);
  if (language === 'ts' || (language && !TAG_START.test(text))) return [];
  const outline = keptOutline(file, text) ?? outlineHere(file, text);
  return outline.ok ? outline.elements : null;
}

/**
 * As `elementsOf`, for a file read for the first time. While an app loads, every file is new and few will be edited, so the
 * native parser is used and no Babel tree is built.
 * @param parse the native parser, or null when it is not available
 */
export function elementsAtFirst(file: string, text: string, parse: NativeParse | null): ElementRecord[] | null {
  const language = languageOf(file);
  const isShort = language && text.length <= MAX_SOURCE_LENGTH && TAG_START.test(text);
  const elements = isShort && parse ? nativeElements(parse, text, language) : null;
  return elements?.map(recordOf) ?? elementsOf(file, text);
}

/** @returns the element that starts exactly at this offset, or null */
export function elementAt(elements: readonly ElementRecord[], start: number): ElementRecord | null {
  let low = 0;
  let high = elements.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const element = elements[middle] as ElementRecord;
    if (element.start === start) return element;
    if (element.start < start) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** @returns an element and all its descendants, in document order */
export function subtreeOf(elements: readonly ElementRecord[], root: ElementRecord): ElementRecord[] {
  let end = root.index + 1;
  while (end < elements.length && (elements[end] as ElementRecord).start < root.end) end += 1;
  return elements.slice(root.index, end);
}
