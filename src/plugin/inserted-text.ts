/** Inserts texts into source code and generates the source map. */
import { MagicString, type SourceMap } from 'magic-string';

export interface Insertion {
  /** in UTF-16 code units of the source */
  offset: number;
  /** without line breaks */
  text: string;
}

/**
 * Inserts each text before the character at its offset.
 * @param source name of the code's file in the map; Vite 5.0 drops a map whose source has no name
 */
export function insertTexts(
  code: string,
  insertions: readonly Insertion[],
  source?: string,
): { code: string; map: SourceMap } {
  const edited = new MagicString(code);
  for (const { offset, text } of insertions) edited.appendLeft(offset, text);
  return {
    code: edited.toString(),
    map: edited.generateMap({ hires: 'boundary', source, includeContent: source !== undefined }),
  };
}
