/**
 * Appends the tag to opening tags, on the same line, so that the line numbers that developers see stay valid. React's patch
 * removes it again (`strip-tags.ts`). `<Card title="x">` becomes `<Card title="x" key="__ve:tempo-…">`: JSX transforms pass
 * a key separately and leave the props as they are. If there is already a key, or may be one in a spread, or this React
 * cannot take such keys, it becomes `<Card title="x" __veId="tempo-…">`.
 */

import type { SourceMap } from 'magic-string';
import { SPREAD_MARK, TAG_ATTRIBUTE, TAG_KEY } from '../protocol/runtime-config.ts';
import { elementsOf } from '../server/identity/elements.ts';
import { matchTrees } from '../server/identity/match.ts';
import type { TaggedElement } from '../server/types.ts';
import { type Insertion, insertTexts } from './inserted-text.ts';

export interface TaggedCode {
  code: string;
  map: SourceMap;
}

/**
 * @param elements the elements of `code` with their ids
 * @param ignored tag names whose elements are not tagged
 * @param byKey true when the app's React accepts keys as tags
 * @param source name of the module's file in the source map
 * @returns null when there is nothing to tag
 */
export function tagJsx(
  code: string,
  elements: readonly TaggedElement[],
  ignored: ReadonlySet<string>,
  byKey = false,
  source?: string,
): TaggedCode | null {
  // Last among the attributes, so that no spread after it can override it.
  const insertions: Insertion[] = elements
    .filter(({ tagName }) => !ignored.has(tagName))
    .map(({ start, attributesEnd, codebaseId }) => {
      const opening = code.slice(start, attributesEnd);
      const hasSpread = opening.includes('...');
      if (byKey && !hasSpread && !opening.includes('key')) {
        return { offset: attributesEnd, text: ` key="${TAG_KEY}${codebaseId}"` };
      }
      return { offset: attributesEnd, text: ` ${TAG_ATTRIBUTE}="${hasSpread ? SPREAD_MARK : ''}${codebaseId}"` };
    });
  if (insertions.length === 0) return null;
  return insertTexts(code, insertions, source);
}

/**
 * The elements of code that differs from the file's text because an earlier plugin loaded it. Ids are matched by structure;
 * doubtful elements get none.
 * @param onDisk the elements of `diskText` with their ids
 */
export function elementsOfOtherCode(
  code: string,
  file: string,
  diskText: string,
  onDisk: readonly TaggedElement[],
): TaggedElement[] {
  const olds = elementsOf(file, diskText);
  const news = elementsOf(file, code);
  if (!olds || !news) return [];
  const idByStart = new Map(onDisk.map(({ start, codebaseId }) => [start, codebaseId]));
  const tagged: TaggedElement[] = [];
  matchTrees({ text: diskText, elements: olds }, { text: code, elements: news }).forEach((index, old) => {
    const codebaseId = idByStart.get(olds[old]?.start ?? -1);
    const element = index === undefined ? undefined : news[index];
    if (!codebaseId || !element || element.fromMacroModule) return;
    const { start, attributesEnd, tagName } = element;
    tagged.push({ codebaseId, start, attributesEnd, tagName });
  });
  return tagged;
}
