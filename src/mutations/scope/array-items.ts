/** Items of an array literal: taken out, put in, put elsewhere, with their commas and lines. */
import type { Draft } from '../check/draft.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, lineStart, skipLineEnd, startsItsLine } from '../text/layout.ts';

/** Notes the end of an item. Its lines go when it has them to itself, comments on other lines stay. */
export function removeArrayItem(draft: Draft, items: readonly AnyNode[], index: number): void {
  const { text } = draft;
  const item = items[index] as AnyNode;
  const before = items[index - 1];
  const after = items[index + 1];
  const end = endWithComma(text, endOf(item));
  const hasComma = end > endOf(item);
  if (startsItsLine(text, startOf(item)) && isBlank(text.slice(end, lineEnd(text, end))) && (hasComma || !before)) {
    draft.remove(lineStart(text, startOf(item)), skipLineEnd(text, lineEnd(text, end)));
  } else if (after) draft.remove(startOf(item), startOf(after));
  else if (before) draft.remove(endOf(before), endOf(item));
  else draft.remove(startOf(item), end);
}

/** Notes `code` as a new item behind one, or as the first. */
export function insertArrayItem(
  draft: Draft,
  array: AnyNode,
  items: readonly AnyNode[],
  behind: number,
  code: (indent: string) => string,
): void {
  const { text } = draft;
  const neighbour = items[Math.max(behind, 0)];
  if (!neighbour) {
    draft.insert(startOf(array) + 1, code(indentAt(text, startOf(array))));
    return;
  }
  const ownLine = startsItsLine(text, startOf(neighbour));
  const indent = indentAt(text, startOf(neighbour));
  const gap = ownLine ? lineEndOf(text) + indent : ' ';
  const piece = code(indent);
  if (behind < 0) draft.insert(startOf(neighbour), `${piece},${gap}`);
  else draft.insert(endOf(neighbour), `,${gap}${piece}`);
}

/** Notes that an item gets another place; the items between change theirs by one. Separators stay as they are. */
export function moveArrayItem(draft: Draft, items: readonly AnyNode[], from: number, to: number): void {
  const step = from < to ? 1 : -1;
  const textOf = (item: AnyNode) => draft.text.slice(startOf(item), endOf(item));
  for (let i = from; i !== to; i += step) {
    const place = items[i] as AnyNode;
    draft.replace(startOf(place), endOf(place), textOf(items[i + step] as AnyNode));
  }
  const last = items[to] as AnyNode;
  draft.replace(startOf(last), endOf(last), textOf(items[from] as AnyNode));
}

function endWithComma(text: string, end: number): number {
  return end + (/^[ \t]*,/.exec(text.slice(end, end + 80))?.[0].length ?? 0);
}
