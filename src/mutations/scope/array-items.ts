/** Items of an array literal: taken out, put in, put elsewhere, with their commas and lines. */
import type { Draft } from '../check/draft.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, lineStart, skipLineEnd, startsItsLine } from '../text/layout.ts';

/** Notes the end of an item. Its lines go when it has them to itself, comments on other lines stay. */
export function removeArrayItem(draft: Draft, items: readonly AnyNode[], index: number): void {
  removeArrayItems(draft, items, [index]);
}

/**
 * Removes several items. Adjacent items that share lines are removed as one range, because they share the comma between them.
 * @param indexes in ascending order
 */
export function removeArrayItems(draft: Draft, items: readonly AnyNode[], indexes: readonly number[]): void {
  for (const run of runsOf(indexes)) {
    const each = run.map((index) => ownLines(draft.text, items, index, index));
    if (each.every((lines) => lines !== null)) for (const { start, end } of each) draft.remove(start, end);
    else removeRun(draft, items, run[0] as number, run.at(-1) as number);
  }
}

function runsOf(indexes: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** The lines of a range of items with their commas; null if other code shares them, or a comma on another line must go too. */
function ownLines(
  text: string,
  items: readonly AnyNode[],
  from: number,
  to: number,
): { start: number; end: number } | null {
  const start = startOf(items[from] as AnyNode);
  const last = endOf(items[to] as AnyNode);
  const end = endWithComma(text, last);
  const isApart = startsItsLine(text, start) && isBlank(text.slice(end, lineEnd(text, end)));
  // comma-first style: the comma of the next item must go too
  const needsOtherComma = end === last && (from > 0 || to < items.length - 1);
  if (!isApart || needsOtherComma) return null;
  return { start: lineStart(text, start), end: skipLineEnd(text, lineEnd(text, end)) };
}

function removeRun(draft: Draft, items: readonly AnyNode[], from: number, to: number): void {
  const lines = ownLines(draft.text, items, from, to);
  const start = startOf(items[from] as AnyNode);
  const end = endOf(items[to] as AnyNode);
  const before = items[from - 1];
  const after = items[to + 1];
  if (lines) draft.remove(lines.start, lines.end);
  else if (after) draft.remove(start, startOf(after));
  else if (before) draft.remove(endOf(before), end);
  else draft.remove(start, endWithComma(draft.text, end));
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
