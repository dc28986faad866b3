/** The elements of a text as the registry keeps them: without their syntax trees, which would fill the memory. */
import type { SourceElement } from '../mutations/elements.ts';
import { languageOf, listElements, parseSource } from '../mutations/parse.ts';

export type ElementRecord = Omit<SourceElement, 'node'>;

/** What an opening tag begins with. Plain TypeScript has none, so most of a project is never parsed. */
const TAG_START = /<[\p{L}_$]/u;

/** @returns the elements in document order, or null when the text does not parse or is no source of ours */
export function elementsOf(file: string, text: string): ElementRecord[] | null {
  const language = languageOf(file);
  if (language === 'ts' || (language && !TAG_START.test(text))) return [];
  const parsed = parseSource(text, file);
  return parsed.ok ? listElements(parsed).map(recordOf) : null;
}

/** Field by field: this is done for each element of each file that is served. */
function recordOf(element: SourceElement): ElementRecord {
  return {
    index: element.index,
    start: element.start,
    end: element.end,
    openEnd: element.openEnd,
    attributesEnd: element.attributesEnd,
    tagName: element.tagName,
    parent: element.parent,
    owner: element.owner,
    ownerStart: element.ownerStart,
    ownerLine: element.ownerLine,
    structuralKey: element.structuralKey,
    line: element.line,
    column: element.column,
    staticTextContents: element.staticTextContents,
    removableClasses: element.removableClasses,
    fromMacroModule: element.fromMacroModule,
  };
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
