/**
 * Appends the private attribute to opening tags: `<Card title="x">` becomes `<Card title="x" __veId="tempo-…">`, on the same
 * line, so that every position the developer sees stays true. React takes it away again (`strip-tags.ts`).
 */
import MagicString, { type SourceMap } from 'magic-string';
import { listElements, parseSource } from '../mutations/parse.ts';
import { TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';
import { matchTrees } from '../server/identity-match.ts';
import type { TaggedElement } from '../server/types.ts';

export interface TaggedCode {
  code: string;
  map: SourceMap;
}

/**
 * @param elements the elements of `code` with their ids
 * @param ignored tag names whose elements stay as they are
 * @returns null when there is nothing to tag
 */
export function tagJsx(
  code: string,
  elements: readonly TaggedElement[],
  ignored: ReadonlySet<string>,
): TaggedCode | null {
  const text = new MagicString(code);
  for (const { attributesEnd, codebaseId, tagName } of elements) {
    // Last among the attributes, so that no spread after it can take its place.
    if (!ignored.has(tagName)) text.appendLeft(attributesEnd, ` ${TAG_ATTRIBUTE}=${JSON.stringify(codebaseId)}`);
  }
  if (!text.hasChanged()) return null;
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
}

/**
 * The elements of a code that is not the file's text: an earlier plugin loaded the file in its own way. Ids go by structure,
 * and elements in doubt get none.
 * @param onDisk the elements of `diskText` with their ids
 */
export function elementsOfOtherCode(
  code: string,
  file: string,
  diskText: string,
  onDisk: readonly TaggedElement[],
): TaggedElement[] {
  const source = parseSource(diskText, file);
  const target = parseSource(code, file);
  if (!source.ok || !target.ok) return [];
  const idByStart = new Map(onDisk.map(({ start, codebaseId }) => [start, codebaseId]));
  const olds = listElements(source);
  const news = listElements(target);
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
