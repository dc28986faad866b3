/** Text put into a source, with the source map that follows. */
import { MagicString, type SourceMap } from 'magic-string';

export interface Insertion {
  /** UTF-16 units of the source */
  offset: number;
  /** without line breaks */
  text: string;
}

/** Puts each text before the character at its offset. */
export function insertTexts(code: string, insertions: readonly Insertion[]): { code: string; map: SourceMap } {
  const edited = new MagicString(code);
  for (const { offset, text } of insertions) edited.appendLeft(offset, text);
  return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
}
