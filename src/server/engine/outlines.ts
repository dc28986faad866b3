/**
 * Keeps the outlines of the last long texts. Long texts are parsed in a worker thread (`engine-thread.ts`), so that requests are
 * answered meanwhile. The main thread needs only a text's *outline*: its elements, or the reason why it does not parse.
 */
import {
  languageOf,
  listElements,
  type ParseFailure,
  parseSource,
  type SourceLanguage,
} from '../../mutations/jsx/parse.ts';
import { type ElementRecord, recordOf } from '../identity/records.ts';

/** Above this many characters a text is long: its parse would hold up every other request. */
const LONG_TEXT = 256 * 1024;
/** Outlines are dropped, oldest first, when their texts together exceed this many characters. */
const BUDGET = 16 * 1024 * 1024;

export type Outline = { ok: true; elements: ElementRecord[] } | ParseFailure;

/** Thrown when work in the main thread meets a long text. The work then starts again with its outline, or in the worker. */
export class LongText extends Error {
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    super(`${file} is too long to be parsed here`);
  }
}

/** @param length of one text, or of several that are parsed together */
export function isLong(length: number): boolean {
  return length > LONG_TEXT;
}

const kept = new Map<string, { language: SourceLanguage | null; outline: Outline }>();
let keptLength = 0;

/** Parses in this thread. */
export function outlineHere(file: string, text: string): Outline {
  const parsed = parseSource(text, file);
  return parsed.ok ? { ok: true, elements: listElements(parsed).map(recordOf) } : parsed;
}

/** The outline of a long text that was parsed before, null when it was not. */
export function keptOutline(file: string, text: string): Outline | null {
  if (!isLong(text.length)) return null;
  const found = kept.get(text);
  if (!found || found.language !== languageOf(file)) return null;
  // The least recently used outline is dropped first.
  kept.delete(text);
  kept.set(text, found);
  return found.outline.ok ? found.outline : { ...found.outline, file };
}

export function keepOutline(file: string, text: string, outline: Outline): void {
  if (!kept.delete(text)) keptLength += text.length;
  kept.set(text, { language: languageOf(file), outline });
  for (const [oldest] of kept) {
    if (keptLength <= BUDGET || oldest === text) break;
    kept.delete(oldest);
    keptLength -= oldest.length;
  }
}
