/** The elements of a text as the registry keeps them. */

import { type NativeParse, nativeElements } from '../../mutations/jsx/native-elements.ts';
import { languageOf, MAX_SOURCE_LENGTH } from '../../mutations/jsx/parse.ts';
import { keptOutline, outlineHere } from '../engine/outlines.ts';
import { type ElementRecord, recordOf } from './records.ts';

/** What an opening tag begins with. Plain TypeScript has none, so most of a project is never parsed. */
const TAG_START = /<[\p{L}_$]/u;

/** @returns the elements in document order, or null when the text does not parse or is no source of ours */
export function elementsOf(file: string, text: string): ElementRecord[] | null {
  const language = languageOf(file);
  if (language === 'ts' || (language && !TAG_START.test(text))) return [];
  const outline = keptOutline(file, text) ?? outlineHere(file, text);
  return outline.ok ? outline.elements : null;
}

/**
 * The same for a file met for the first time, as all are when an app loads: few of them are edited, so that their Babel trees
 * would be made for nothing.
 * @param parse the native parser, null where there is none
 */
export function elementsAtFirst(file: string, text: string, parse: NativeParse | null): ElementRecord[] | null {
  const language = languageOf(file);
  const isShort = language && text.length <= MAX_SOURCE_LENGTH && TAG_START.test(text);
  const elements = isShort && parse ? nativeElements(parse, text, language) : null;
  return elements?.map(recordOf) ?? elementsOf(file, text);
}

/** The element that starts at an offset. */
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

/** An element and all those inside it, in document order. */
export function subtreeOf(elements: readonly ElementRecord[], root: ElementRecord): ElementRecord[] {
  let end = root.index + 1;
  while (end < elements.length && (elements[end] as ElementRecord).start < root.end) end += 1;
  return elements.slice(root.index, end);
}
